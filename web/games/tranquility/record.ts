import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { first } from '../first.ts'
import { game as table } from './game.ts'
import { decks } from './modules/record.ts'
import type { Words } from './said/saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [tranquility], table, hidden }

function hidden(state: State): readonly Hidden[] {
  const common = first(decks, deck => deck(state))
  const hasPiles = common?.besidePiles ?? true
  return [
    ...state.players.flatMap(({ hand, pile }, seat): Hidden[] => [
      { seat, kind: 'hand', cards: hand.map(String) },
      ...(hasPiles ? [{ seat, kind: 'pile' as const, cards: pile.map(String) }] : [])
    ]),
    ...(common ? [{ seat: null, kind: 'pile' as const, cards: common.cards }] : [])
  ]
}

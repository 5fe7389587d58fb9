import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './game.ts'
import type { Words } from './saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [tranquility], table, hidden }

function hidden({ players, explorers, contest }: State): readonly Hidden[] {
  const common = explorers?.deck ?? contest?.deck.map(String)
  return [
    ...players.flatMap(({ hand, pile }, seat): Hidden[] => [
      { seat, kind: 'hand', cards: hand.map(String) },
      // Where the deck is common, nobody has a pile.
      ...(contest ? [] : [{ seat, kind: 'pile' as const, cards: pile.map(String) }])
    ]),
    ...(common ? [{ seat: null, kind: 'pile' as const, cards: common }] : [])
  ]
}

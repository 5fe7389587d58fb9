import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/state.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './index.ts'
import type { Words } from './words/en.ts'

export const game: RecordGame<State, View, Words> = { rules: [tranquility], table, hidden }

function hidden({ players }: State): readonly Hidden[] {
  return players.flatMap(({ hand, pile }, seat): Hidden[] => [
    { seat, kind: 'hand', cards: hand.map(String) },
    { seat, kind: 'pile', cards: pile.map(String) }
  ])
}

import { ascent } from '../../../engine/ascent/index.ts'
import type { State } from '../../../engine/ascent/core/state.ts'
import type { View } from '../../../engine/ascent/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './game.ts'
import type { Words } from './said/saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [ascent], table, hidden }

function hidden({ players }: State): readonly Hidden[] {
  return players.flatMap(({ hand, deck }, seat): Hidden[] => [
    { seat, kind: 'hand', cards: hand },
    { seat, kind: 'pile', cards: deck }
  ])
}

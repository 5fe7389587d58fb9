import type { State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import type { View } from '../../../engine/pub/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './game.ts'
import type { Words } from './said/saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [pub], table, hidden }

function hidden({ players }: State): readonly Hidden[] {
  return players.map(({ hidden: cards }, seat) => ({ seat, kind: 'pile', cards }))
}

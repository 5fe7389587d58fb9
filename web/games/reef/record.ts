import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import type { View } from '../../../engine/reef/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './game.ts'
import type { Words } from './said/saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [reef], table, hidden }

function hidden({ grid, deck, breeding }: State): readonly Hidden[] {
  const below = grid.flatMap(lying => (lying && !lying.up ? lying.card : []))
  return [below, deck, breeding].map(cards => ({ seat: null, kind: 'pile', cards }))
}

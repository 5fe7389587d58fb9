import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { cellNameOf, SLOTS } from '../../../engine/reef/sea/grid.ts'
import type { View } from '../../../engine/reef/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './game.ts'
import type { Words } from './said/saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [reef], table, hidden }

function hidden({ grid, deck, breeding }: State): readonly Hidden[] {
  const below = (row: 2 | 3) =>
    SLOTS.flatMap(slot => {
      const lying = grid[slot]
      return lying && !lying.up && cellNameOf(slot).endsWith(`${row}`) ? lying.card : []
    })
  const piles = { row2: below(2), row3: below(3), deck, breeding }
  return Object.entries(piles).map(([pile, cards]) => ({ seat: null, kind: 'pile', pile, cards }))
}

import type { Seat } from '../../game.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { cellNameOf, columnIndexOf, type Slot } from '../sea/grid.ts'
import type { State } from './state.ts'

/** Refuses a slot whose column has no boat of the seat; else null. */
export function refuseWithoutBoat(state: State, seat: Seat, slot: Slot): Reason | null {
  const { boats } = playerAt(state, seat)
  return columnIndexOf(slot) < boats ? null : { code: 'NO_BOAT', facts: { cell: cellNameOf(slot), boats } }
}

/** Refuses a slot that is empty or whose card is face down; else null. */
export function refuseUnlessFaceUp(state: State, slot: Slot): Reason | null {
  const lying = state.grid[slot]
  return lying?.up ? null : { code: lying ? 'FACE_DOWN' : 'NO_CARD', facts: { cell: cellNameOf(slot) } }
}

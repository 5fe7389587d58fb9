import type { Seat } from '../../game.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { cellNameOf, columnOf, type Slot } from '../sea/grid.ts'
import type { State } from './state.ts'

/** The reason against a card in a column where the seat has no boat. */
export function refuseWithoutBoat(state: State, seat: Seat, slot: Slot): Reason | null {
  const { boats } = playerAt(state, seat)
  return columnOf(slot) < boats ? null : { code: 'NO_BOAT', facts: { cell: cellNameOf(slot), boats } }
}

/** The reason against a card that doesn't lie face up, or isn't there. */
export function refuseUnlessFaceUp(state: State, slot: Slot): Reason | null {
  const lying = state.grid[slot]
  return lying?.up ? null : { code: lying ? 'FACE_DOWN' : 'NO_CARD', facts: { cell: cellNameOf(slot) } }
}

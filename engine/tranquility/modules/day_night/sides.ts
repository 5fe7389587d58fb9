import type { Cell } from '../../sea/seas.ts'
import type { Side } from './slice.ts'

/** The lower half of the sea, where night is wanted; day is wanted above. */
const NIGHT_CELLS = 18

/** The side that must point up on a cell before a Finish wins. */
export function wantedSide(cell: Cell): Side {
  return cell < NIGHT_CELLS ? 'night' : 'day'
}

/** The opposite side. */
export function otherSide(side: Side): Side {
  return side === 'day' ? 'night' : 'day'
}

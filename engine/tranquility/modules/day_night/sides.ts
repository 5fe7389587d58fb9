import type { Cell } from '../../sea/seas.ts'
import type { Side } from './slice.ts'

/** The lower half of the sea, where night is wanted; day is wanted above. */
const NIGHT_CELLS = 18

export function wantedSide(cell: Cell): Side {
  return cell < NIGHT_CELLS ? 'night' : 'day'
}

export function otherSide(side: Side): Side {
  return side === 'day' ? 'night' : 'day'
}

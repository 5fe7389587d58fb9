import type { Cell } from '../../sea/seas.ts'
import type { CardSide } from './slice.ts'

/** How many cells the lower half of the sea has; the night side must be up there, the day side above it. */
const NIGHT_CELLS = 18

/** The side that must be up on a cell before a Finish wins. */
export function sideNeededToWin(cell: Cell): CardSide {
  return cell < NIGHT_CELLS ? 'night' : 'day'
}

/** The opposite side. */
export function otherSide(side: CardSide): CardSide {
  return side === 'day' ? 'night' : 'day'
}

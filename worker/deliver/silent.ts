import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { PACE_MS } from './paces.ts'

/** How many times the pace a seat is waited for that wants something else then. */
const SILENT_PACES = 2

/** From when on a seat has been silent for long, since it was asked or last did something; null where nobody ever is, or where it has agreed to play no more. */
export function silentFrom(
  { pace, earlyEnd }: Pick<MatchRow, 'pace' | 'earlyEnd'>,
  { seat, takenAt }: SeatRow,
  since: number
): number | null {
  const paceMs = PACE_MS[pace]
  // To play on would take back what its seat has agreed to.
  if (takenAt === null || paceMs === null || earlyEnd.agreed.includes(seat)) return null
  return Math.max(since, takenAt) + SILENT_PACES * paceMs
}

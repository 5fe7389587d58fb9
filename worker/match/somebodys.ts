import type { SeatRow } from '../../schema/room-tables.ts'

/** Whether somebody sits there, an autopilot that stands in for them or not. */
export function isSomebodys({ takenAt, pilot }: SeatRow): boolean {
  return takenAt !== null && pilot !== 'cat'
}

import type { SeatRow } from '../../schema/room-tables.ts'

/** Whether an autopilot plays for a seat: then nobody is told anything of it, or has to prove a way. */
export function isPiloted({ pilot }: Pick<SeatRow, 'pilot'>): boolean {
  return pilot !== null
}

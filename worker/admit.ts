import type { Viewer } from '../engine/game.ts'
import { Refusal } from '../engine/refusal.ts'
import type { SeatRow } from '../schema/room-tables.ts'
import type { Table } from './ledger.ts'
import type { Link, Role } from './links.ts'

/** Whether a link that we wrote still opens what is asked with it. */
export function admit({ role, seat, generation }: Link, roles: readonly Role[], { seats }: Table): void {
  if (!roles.includes(role)) throw new Refusal('NOT_FOR_THIS_LINK')
  const row = seats[seat]
  if (!row) throw new Refusal('NO_SUCH_LINK')
  if (!isPresent(role, generation, row)) throw new Refusal('LINK_REISSUED', { at: row.reissuedAt })
}

/** As whom a link looks at the table: the host's shows no hand either. */
export function viewerOf({ role, seat }: Link): Viewer {
  return role === 'seat' ? seat : 'watcher'
}

/** The seat of a link that has been admitted. */
export function seatOf({ seats }: Table, { seat }: Link): SeatRow {
  return seats[seat] as SeatRow
}

/** The same, where somebody must have taken it. */
export function takenSeat(table: Table, link: Link): SeatRow {
  const row = seatOf(table, link)
  if (row.takenAt === null) throw new Refusal('SEAT_NOT_TAKEN')
  return row
}

// Each role counts its own generations; those of host and watcher have never been raised.
function isPresent(role: Role, generation: number, row: SeatRow): boolean {
  switch (role) {
    case 'seat':
      return generation === row.generation
    case 'confirm':
    case 'unsubscribe':
      // Whoever was ever mailed may say whether they want more, whatever has become of the seat.
      return generation <= Math.max(row.addressGeneration, ...row.former.map(one => one.generation))
    case 'host':
    case 'watcher':
    case 'reply':
      return generation === 0
  }
}

import type { Seat, Viewer } from '../../engine/game.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { clock } from '../clock.ts'
import { addressee } from '../deliver/host.ts'
import type { Link, Role } from '../keys/links.ts'
import type { Table } from '../room/ledger.ts'
import { isLent } from './lending.ts'
import { isPassed } from './passed.ts'

/** What else lets a link in that has been replaced. */
export interface Past {
  /** It was replaced by this very request, sent again under its key. */
  readonly key?: string | undefined
  /** It was the seat's or the host's once: good for nothing but to have the newer one sent to its holder. */
  readonly former?: true
}

/** Whoever plays: at a seat of their own, or at one that is lent to them. */
export const PLAYERS: readonly Role[] = ['seat', 'guest']

/** Whoever owns an address that was mailed. */
export const MAILED: readonly Role[] = ['confirm', 'unsubscribe']

/** Whether a link that we wrote still opens what is asked with it. */
export function admit(link: Link, roles: readonly Role[], { match, seats }: Table, past: Past = {}): void {
  if (!roles.includes(link.role)) throw new Refusal('NOT_FOR_THIS_LINK')
  const row = MAILED.includes(link.role) ? addressee({ match, seats }, link.seat) : seats[link.seat]
  if (!row) throw new Refusal('NO_SUCH_LINK')
  if (isPresent(link, row, match) || isSentAgain(link, row, match, past)) return
  if (!(past.former && isFormer(link, row))) throw gone(link, row)
}

/** Refuses what is asked of a match that is being deleted. */
export function checkKept({ deletingAt }: Pick<MatchRow, 'deletingAt'>): void {
  if (deletingAt !== null) throw new Refusal('MATCH_DELETED', { done: false })
}

/** As whom a link looks at the table: the host's shows no hand either. */
export function viewerOf({ role, seat }: Link): Viewer {
  return PLAYERS.includes(role) ? seat : 'watcher'
}

/** Who does something by it, as log and mails tell it: a seat, or null for the host. */
export function doerOf({ role, seat }: Link): Seat | null {
  return PLAYERS.includes(role) ? seat : null
}

/** With whose eyes: what a seat alone may see is shown to nobody before the seat is taken. */
export function eyesOf(viewer: Viewer, seats: readonly SeatRow[]): Viewer {
  return viewer !== 'watcher' && seats[viewer]?.takenAt ? viewer : 'watcher'
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

// Each role counts its own generations.
function isPresent({ role, generation }: Link, row: SeatRow, match: MatchRow): boolean {
  switch (role) {
    case 'seat':
    case 'reply':
      return generation === row.generation
    case 'confirm':
    case 'unsubscribe':
      // Whoever was ever mailed may say whether they want more, whatever has become of the seat.
      return generation <= Math.max(row.addressGeneration, ...row.former.map(one => one.generation))
    case 'guest':
      return generation === row.lent?.generation && isLent(row, clock.now())
    case 'feed':
      return row.feed.on && generation === row.feed.generation
    case 'host':
      return generation === match.hostGeneration
    case 'watcher':
      return generation === match.watcherGeneration
    case 'boat':
    case 'return-path':
      return false
  }
}

function isSentAgain({ role, generation }: Link, row: SeatRow, match: MatchRow, { key }: Past): boolean {
  const before = generation + 1
  if (role === 'seat') return before === row.generation && isPassed(row.passed, key, clock.now())
  return role === 'host' && before === match.hostGeneration && isPassed(match.passed, key, clock.now())
}

function isFormer({ role, generation }: Link, row: SeatRow): boolean {
  return role === 'host' || (role === 'seat' && generation < row.generation)
}

function isInvitation({ role, generation }: Link, { invitation }: SeatRow): boolean {
  return role === 'seat' && generation === invitation
}

function gone(link: Link, row: SeatRow): Refusal {
  const { role, generation } = link
  const { name, takenAt, reissuedAt, parted } = row
  if (isInvitation(link, row)) return new Refusal('SEAT_SEALED', { name, takenAt })
  if (role === 'seat' && parted?.generation === generation) return new Refusal('SEAT_LEFT', { at: parted.at })
  if (role === 'guest') return new Refusal('LOAN_OVER', { name })
  if (role === 'host') return new Refusal('LINK_REISSUED', { host: true })
  return new Refusal('LINK_REISSUED', ['watcher', 'feed'].includes(role) ? {} : { at: reissuedAt })
}

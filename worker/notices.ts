import type { MatchRow, NoticeRow, SeatRow } from '../schema/room-tables.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './clock.ts'

/** How long a turn may be seen and played before it is told. */
const NOTICE_AFTER_MS = MINUTE_MS
const GIVE_UP_AFTER_MS = 3 * DAY_MS
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS]

/** Whether anything but its one invitation may be sent to the seat's address. */
export function hasMail({ address, confirmedAt, takenAt }: SeatRow): boolean {
  return address !== null && confirmedAt !== null && takenAt !== null
}

/** Invitations to the addresses that the host gave: one for each, and only here. */
export function invitations(seats: readonly SeatRow[], now: number): NoticeRow[] {
  return seats.filter(({ address }) => address !== null).map(({ seat }) => notice(seat, 'mail', 'invitation', 0, now))
}

/** What is due for the seats that have begun to be awaited after a version. */
export function turnNotices({ waits }: MatchRow, seats: readonly SeatRow[], after: number, now: number): NoticeRow[] {
  return waits
    .filter(({ seat, turn }) => turn > after && seats.some(row => row.seat === seat && hasMail(row)))
    .map(({ seat, turn }) => notice(seat, 'mail', 'turn', turn, now))
}

/** The message that lets the owner of a new address confirm it. */
export function confirmNotice({ seat, addressGeneration }: SeatRow, now: number): NoticeRow {
  return { ...notice(seat, 'confirm', 'confirm', addressGeneration, now), dueAt: now }
}

/** Whether what a notice says still holds. */
export function isTrue({ about, turn }: NoticeRow, { waits }: MatchRow, seat: SeatRow): boolean {
  switch (about) {
    case 'invitation':
      return seat.takenAt === null && seat.address !== null
    case 'turn':
      return hasMail(seat) && waits.some(wait => wait.seat === seat.seat && wait.turn === turn)
    case 'confirm':
      return seat.address !== null && seat.confirmedAt === null && seat.addressGeneration === turn
  }
}

/** When a message that did not get through is tried again; null when it is given up. */
export function retryAt({ attempts, firstAt }: NoticeRow, wantedMs: number, now: number): number | null {
  const waitMs = Math.max(wantedMs, WAITS_MS[Math.min(attempts, WAITS_MS.length - 1)] as number)
  return now + waitMs - firstAt > GIVE_UP_AFTER_MS ? null : now + waitMs
}

/** Since when a seat cannot be reached: told when trying has ended, or has lasted an hour. */
export function unreachedSince({ failingSince, dueAt }: NoticeRow, now: number): number | null {
  return failingSince !== null && (dueAt === null || now - failingSince >= HOUR_MS) ? failingSince : null
}

function notice(
  seat: number,
  channel: NoticeRow['channel'],
  about: NoticeRow['about'],
  turn: number,
  now: number
): NoticeRow {
  const dueAt = now + NOTICE_AFTER_MS
  const blank = { attempts: 0, sentAt: null, receipt: null, failingSince: null }
  return { seat, channel, about, turn, dueAt, firstAt: dueAt, ...blank }
}

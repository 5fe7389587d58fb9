import type { MatchRow, NoticeRow, SeatRow } from '../schema/room-tables.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './clock.ts'
import type { Delivery } from './mail/index.ts'
import { waitMs } from './waits.ts'

/** How long a turn may be seen and played before it is told. */
const NOTICE_AFTER_MS = MINUTE_MS
const GIVE_UP_AFTER_MS = 3 * DAY_MS

/** Whether anything but its one invitation may be sent to the seat's address. */
function hasMail({ address, confirmedAt, takenAt }: SeatRow): boolean {
  return address !== null && confirmedAt !== null && takenAt !== null
}

/** Invitations to the addresses that the host gave: one for each, however many seats it was given for, and only here. */
export function invitations(seats: readonly SeatRow[], now: number): NoticeRow[] {
  const addresses = seats.map(({ address }) => address?.toLowerCase() ?? null)
  const invited = seats.filter(({ address }, index) => address && addresses.indexOf(addresses[index] ?? null) === index)
  return invited.map(({ seat }) => notice(seat, 'mail', 'invitation', 0, now))
}

/** What is due for the seats that have begun to be awaited after a version. */
export function turnNotices({ waits }: MatchRow, seats: readonly SeatRow[], after: number, now: number): NoticeRow[] {
  return waits
    .filter(({ seat, turn }) => turn > after && seats.some(row => row.seat === seat && hasMail(row)))
    .map(({ seat, turn }) => notice(seat, 'mail', 'turn', turn, now))
}

/** What is due when a seat has changed: a question to an address not heard from, the present turn to one that may be used now. */
export function noticesOnChange(old: SeatRow, row: SeatRow, match: MatchRow, now: number): NoticeRow[] {
  const isNew = row.addressGeneration !== old.addressGeneration || row.takenAt !== old.takenAt
  const asked = isNew && row.address !== null && row.confirmedAt === null
  const reachable = hasMail(row) && !hasMail(old)
  return [
    ...(asked ? [confirmNotice(row, now)] : []),
    ...(reachable ? turnNotices(match, [row], -1, now) : []),
    ...(hasMail(row) ? askedNotices(old, row) : [])
  ]
}

/** What somebody else has asked of the seat. */
function askedNotices(old: SeatRow, { seat, handover, linkAsks }: SeatRow): NoticeRow[] {
  const asked = handover !== old.handover && handover?.answer === null ? handover.askedAt : null
  const link = linkAsks !== old.linkAsks ? linkAsks.at(-1) : undefined
  return [
    ...(asked === null ? [] : [{ ...notice(seat, 'handover', 'handover', asked, asked), dueAt: asked }]),
    ...(link === undefined ? [] : [{ ...notice(seat, 'link', 'link', link, link), dueAt: link }])
  ]
}

/** The message that lets the owner of an address confirm it. */
function confirmNotice({ seat, addressGeneration }: SeatRow, now: number): NoticeRow {
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
    case 'handover':
      return hasMail(seat) && seat.handover?.askedAt === turn && seat.handover.answer === null
    case 'link':
      return hasMail(seat)
  }
}

/** What a notice becomes when a way of sending has answered. */
export function receipt(notice: NoticeRow, delivery: Delivery, now: number): Partial<NoticeRow> {
  if ('sent' in delivery) return { dueAt: null, sentAt: now, receipt: delivery.sent, failingSince: null }
  const failingSince = notice.failingSince ?? now
  if ('failed' in delivery) return { dueAt: null, receipt: delivery.failed, failingSince }
  const dueAt = now + Math.max(delivery.retryAfterMs, waitMs(notice.attempts))
  const givenUp = dueAt - notice.firstAt > GIVE_UP_AFTER_MS
  return { dueAt: givenUp ? null : dueAt, attempts: notice.attempts + 1, receipt: delivery.why, failingSince }
}

/** A notice that no longer holds is told to nobody. */
export const OVERTAKEN: Partial<NoticeRow> = { dueAt: null, receipt: 'OVERTAKEN' }

/** When a notice is looked at next: a turn not while its seat is at its page, nor while it may take back what it has done. */
export function lookAt({ about, seat, dueAt }: NoticeRow, { draft }: MatchRow, usedUntil: number): number | null {
  if (dueAt === null || about !== 'turn') return dueAt
  return Math.max(dueAt, usedUntil, draft?.seat === seat ? draft.settlesAt : 0)
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

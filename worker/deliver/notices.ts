import type { MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { MailState } from '../../schema/wire/envelope.ts'
import type { Invitation } from '../../schema/wire/links.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts'
import { isUnasked } from './addresses.ts'
import type { Delivery } from './mail/index.ts'
import { retryDelayMs } from './retry.ts'

/** How long a turn may be seen and played before it is told. */
const NOTICE_AFTER_MS = MINUTE_MS
const GIVE_UP_AFTER_MS = 3 * DAY_MS

/** Whether anything but its one invitation may be sent to the seat's address. */
function hasMail({ address, confirmedAt, takenAt }: SeatRow): boolean {
  return address !== null && confirmedAt !== null && takenAt !== null
}

/** Whether nobody at its address has asked for it: an invitation, or the question whether the address may be used. */
export function isUnsought({ about }: Pick<NoticeRow, 'about'>): boolean {
  return about === 'invitation' || about === 'confirm'
}

/** Invitations to the addresses that the host gave: one for each inbox, however many seats it was given for, and only here. */
export function invitations(
  seats: readonly SeatRow[],
  inboxOf: (address: string) => string,
  now: number
): readonly NoticeRow[] {
  const invited = seats.flatMap(({ seat, address }) => (address === null ? [] : [{ seat, inbox: inboxOf(address) }]))
  return invited.map(({ seat, inbox }) => {
    const first = invited.find(other => other.inbox === inbox)?.seat ?? seat
    return { ...notice(seat, 'mail', 'invitation', first, now), ...(first !== seat && SHARED) }
  })
}

/** Nobody is invited twice: the seat named in its `turn` has the same address. */
const SHARED: Partial<NoticeRow> = { dueAt: null, receipt: 'SHARED' }

/** What is due in a match that was built again from its copy. */
export function noticesAgain(
  match: MatchRow,
  seats: readonly SeatRow[],
  inboxOf: (address: string) => string,
  now: number
): readonly NoticeRow[] {
  const isFree = ({ seat }: NoticeRow) => seats[seat]?.takenAt === null && seats[seat]?.invitedAt === null
  return [
    ...turnNotices(match, seats, -1, now),
    ...invitations(seats, inboxOf, now).filter(isFree),
    ...seats.filter(row => row.takenAt !== null && isUnasked(row)).map(row => confirmNotice(row, now)),
    ...seats.filter(hasMail).flatMap(handoverNotices)
  ]
}

/** What is due for the seats that have begun to be awaited after a version. */
export function turnNotices({ waits }: MatchRow, seats: readonly SeatRow[], after: number, now: number): NoticeRow[] {
  return waits
    .filter(({ seat, turn }) => turn > after && seats.some(row => row.seat === seat && hasMail(row)))
    .map(({ seat, turn }) => notice(seat, 'mail', 'turn', turn, now))
}

/** What is due when a seat has changed: a question to an address not heard from, the present turn to one that may be used now. */
export function noticesOnChange(
  old: SeatRow,
  row: SeatRow,
  { match, known, now }: { match: MatchRow; known: readonly NoticeRow[]; now: number }
): NoticeRow[] {
  const isFreed = old.suppressed !== null && row.suppressed === null
  const isNew =
    isFreed ||
    row.addressGeneration !== old.addressGeneration ||
    row.addressAt !== old.addressAt ||
    row.takenAt !== old.takenAt
  const reachable = hasMail(row) && (!hasMail(old) || isFreed)
  const isSent = ({ seat, turn }: NoticeRow) =>
    known.some(one => one.seat === seat && one.about === 'turn' && one.turn === turn && one.sentAt !== null)
  return [
    ...(isNew && isUnasked(row) ? [confirmNotice(row, now)] : []),
    ...(reachable ? turnNotices(match, [row], -1, now).filter(due => !isSent(due)) : []),
    ...(hasMail(row) ? askedNotices(old, row) : [])
  ]
}

/** What somebody else has asked of the seat. */
function askedNotices(old: SeatRow, row: SeatRow): NoticeRow[] {
  const { seat, linkAsks } = row
  const link = linkAsks !== old.linkAsks ? linkAsks.at(-1) : undefined
  return [
    ...(row.handover !== old.handover ? handoverNotices(row) : []),
    ...(link === undefined ? [] : [{ ...notice(seat, 'link', 'link', link, link), dueAt: link }])
  ]
}

/** The host's wish, while the seat has said nothing to it. */
function handoverNotices({ seat, handover }: SeatRow): NoticeRow[] {
  if (handover?.answer !== null) return []
  const { askedAt } = handover
  return [{ ...notice(seat, 'handover', 'handover', askedAt, askedAt), dueAt: askedAt }]
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
      return isUnasked(seat) && seat.addressGeneration === turn
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
  const dueAt = now + Math.max(delivery.retryAfterMs, retryDelayMs(notice.attempts))
  const givenUp = dueAt - notice.firstAt > GIVE_UP_AFTER_MS
  return { dueAt: givenUp ? null : dueAt, attempts: notice.attempts + 1, receipt: delivery.why, failingSince }
}

/** A notice that no longer holds is told to nobody. */
export const OVERTAKEN: Partial<NoticeRow> = { dueAt: null, receipt: 'OVERTAKEN' }

/** Its owner has the question already, for another seat: one answer is enough. */
export const ASKED: Partial<NoticeRow> = { dueAt: null, receipt: 'ASKED' }

/** Its inbox has had as much from this match as one may get before it has confirmed. */
export const OVER_MATCH: Partial<NoticeRow> = { dueAt: null, receipt: 'OVER_BUDGET' }

/** When a notice is looked at next: a turn not while its seat is at its page, nor while it may take back what it has done. */
export function lookAt({ about, seat, dueAt }: NoticeRow, { drafts }: MatchRow, usedUntil: number): number | null {
  if (dueAt === null || about !== 'turn') return dueAt
  const own = drafts.find(draft => draft.seat === seat)
  return Math.max(dueAt, usedUntil, own?.settlesAt ?? 0)
}

/** Since when a seat cannot be reached: told when trying has ended, or has lasted an hour. */
export function unreachedSince({ failingSince, dueAt }: NoticeRow, now: number): number | null {
  return failingSince !== null && (dueAt === null || now - failingSince >= HOUR_MS) ? failingSince : null
}

/** Whether a notice failed by what its address has said or been sent elsewhere: who has not confirmed it may be a stranger there, whose table need not know. */
export function isPrivate({ receipt }: NoticeRow, { confirmedAt }: SeatRow): boolean {
  return confirmedAt === null && (receipt === 'SUPPRESSED' || receipt === 'OVER_BUDGET')
}

/** What became of the invitation that a host has asked for. */
export function invitationOf(seat: SeatRow, notices: readonly NoticeRow[]): Invitation {
  const { address, takenAt, invitedAt, reissuedAt, suppressed } = seat
  if (address === null || takenAt !== null) return { state: 'none' }
  if (invitedAt !== null) return { state: reissuedAt !== null && reissuedAt >= invitedAt ? 'outdated' : 'sent' }
  const notice = notices.find(one => one.seat === seat.seat && one.about === 'invitation')
  if (notice && notice.receipt === SHARED.receipt) return { state: 'shared', with: notice.turn }
  if (suppressed !== null) return { state: 'stopped' }
  if (notice?.receipt === OVER_MATCH.receipt) return { state: 'refused' }
  return { state: notice && notice.dueAt !== null ? 'waiting' : 'failed' }
}

/** How it stands with the mail of a seat. */
export function mailState(seat: SeatRow, notices: readonly NoticeRow[]): MailState {
  const newest = notices.find(one => one.seat === seat.seat && isAbout(one, seat))
  if (seat.suppressed !== null) return 'stopped'
  if (newest?.receipt === OVER_MATCH.receipt) return 'refused'
  if (seat.confirmedAt !== null) return newest?.dueAt === null && newest.failingSince !== null ? 'failed' : 'confirmed'
  const isWritten = seat.askedAt !== null || (seat.takenAt === null && seat.invitedAt !== null)
  if (isWritten || newest?.receipt === ASKED.receipt) return 'asked'
  return newest?.dueAt === null ? 'failed' : 'waiting'
}

function isAbout({ about, turn }: NoticeRow, { confirmedAt, takenAt, addressGeneration }: SeatRow): boolean {
  if (confirmedAt !== null && takenAt !== null) return about === 'turn'
  return takenAt === null ? about === 'invitation' : about === 'confirm' && turn === addressGeneration
}

function notice(
  seat: number,
  channel: NoticeRow['channel'],
  about: NoticeRow['about'],
  turn: number,
  now: number
): NoticeRow {
  const dueAt = now + NOTICE_AFTER_MS
  const blank = { attempts: 0, sentAt: null, receipt: null, failingSince: null, counted: false }
  return { seat, channel, about, turn, dueAt, firstAt: dueAt, ...blank }
}

import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { MailState } from '../../schema/wire/envelope.ts'
import type { Invitation } from '../../schema/wire/links.ts'
import type { Delivered, Receipt } from '../../schema/wire/told.ts'
import { invitedWith } from './abouts.ts'
import type { MarksOf } from './addresses.ts'
import type { Due } from './due.ts'
import { INVITED_AGAIN_AFTER_MS, MOST_INVITED_AGAIN } from './mail-limits.ts'

/** All that is known of how the mail of seats stands. */
interface Known {
  readonly seats: readonly SeatRow[]
  readonly notices: readonly NoticeRow[]
  readonly marksOf: MarksOf
}

/** What became of the invitation that a host has asked for. */
export function invitationOf(row: SeatRow, { seats, notices, marksOf }: Known): Invitation {
  const { address, takenAt, invitedAt, reissuedAt, suppressed, inviteAsks } = row
  if (address === null || takenAt !== null) return { state: 'none' }
  const asked = inviteAsks.at(-1) ?? 0
  const sent = { at: invitedAt, againFrom: invitedAgainFrom(row) }
  if (invitedAt !== null && invitedAt >= asked)
    return { state: reissuedAt !== null && reissuedAt >= invitedAt ? 'outdated' : 'sent', ...sent }
  const shared = invitedWith(row, seats, marksOf)
  if (shared !== null) return { state: 'shared', with: shared }
  if (suppressed !== null) return { state: 'stopped' }
  const notice = notices.find(one => one.seat === row.seat && one.about === 'invitation' && one.turn === asked)
  if (notice?.receipt === 'OVER_BUDGET') return { state: 'refused' }
  return notice?.dueAt === null ? { state: 'failed', ...sent } : { state: 'waiting' }
}

/** From when on its host may ask for another invitation; null where there was enough. */
export function invitedAgainFrom({ invitedAt, addressAt, inviteAsks }: SeatRow): number | null {
  if (inviteAsks.length >= MOST_INVITED_AGAIN) return null
  return Math.max(invitedAt ?? addressAt ?? 0, inviteAsks.at(-1) ?? 0) + INVITED_AGAIN_AFTER_MS
}

/** How it stands with the mail of a seat. */
export function mailState(row: SeatRow, notices: readonly NoticeRow[]): MailState {
  const { seat, takenAt, confirmedAt, suppressed, askedAt, invitedAt } = row
  const own = notices.filter(one => one.seat === seat && one.way === 'mail')
  const newest = own.find(one => isAbout(one, row))
  if (suppressed !== null) return 'stopped'
  if (newest?.receipt === 'OVER_BUDGET') return 'refused'
  if (confirmedAt !== null) return newest?.dueAt === null && newest.failingSince !== null ? 'failed' : 'confirmed'
  const isWritten = askedAt !== null || (takenAt === null && invitedAt !== null)
  if (isWritten || newest?.receipt === 'ASKED') return 'asked'
  return newest?.dueAt === null ? 'failed' : 'waiting'
}

function isAbout({ about, turn }: NoticeRow, { confirmedAt, takenAt, addressGeneration }: SeatRow): boolean {
  if (confirmedAt !== null && takenAt !== null) return about === 'turn'
  return takenAt === null ? about === 'invitation' : about === 'confirm' && turn === addressGeneration
}

/** How a seat is told: when, what came of what it was told last, and what is next. */
export function delivered({ seat, hours }: SeatRow, notices: readonly NoticeRow[], dues: readonly Due[]): Delivered {
  // What only waits for the letter of another day has come to nothing yet.
  const own = notices.filter(one => one.seat === seat && (one.dueAt === null || one.failingSince !== null))
  const due = dues.filter(({ notice }) => notice.seat === seat)
  return {
    hours,
    receipts: own.map(shownReceipt).sort((one, other) => (other.at ?? 0) - (one.at ?? 0)),
    due: due.map(({ notice: { way, about }, at }) => ({ way, about, at }))
  }
}

function shownReceipt({ way, about, dueAt, sentAt, failingSince, refused, receipt }: NoticeRow): Receipt {
  if (sentAt !== null) return { way, about, at: sentAt, state: 'sent', why: null }
  const at = failingSince
  if (dueAt !== null) return { way, about, at, state: 'trying', why: receipt }
  if (failingSince === null) return { way, about, at, state: 'withheld', why: receipt }
  return { way, about, at, state: refused ? 'refused' : 'given-up', why: receipt }
}

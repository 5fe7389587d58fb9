import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { MailState } from '../../schema/wire/envelope.ts'
import type { Invitation } from '../../schema/wire/links.ts'
import { invitedWith } from './abouts.ts'
import type { MarksOf } from './addresses.ts'

/** All that is known of how the mail of seats stands. */
interface Known {
  readonly seats: readonly SeatRow[]
  readonly notices: readonly NoticeRow[]
  readonly marksOf: MarksOf
}

/** What became of the invitation that a host has asked for. */
export function invitationOf(row: SeatRow, { seats, notices, marksOf }: Known): Invitation {
  const { address, takenAt, invitedAt, reissuedAt, suppressed } = row
  if (address === null || takenAt !== null) return { state: 'none' }
  if (invitedAt !== null) return { state: reissuedAt !== null && reissuedAt >= invitedAt ? 'outdated' : 'sent' }
  const shared = invitedWith(row, seats, marksOf)
  if (shared !== null) return { state: 'shared', with: shared }
  if (suppressed !== null) return { state: 'stopped' }
  const notice = notices.find(one => one.seat === row.seat && one.about === 'invitation')
  if (notice?.receipt === 'OVER_BUDGET') return { state: 'refused' }
  return { state: notice?.dueAt === null ? 'failed' : 'waiting' }
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

import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { MailState, Player } from '../../schema/wire/envelope.ts'
import type { Invitation, ToldHost } from '../../schema/wire/links.ts'
import { type About, type Delivered, type Receipt, WAYS } from '../../schema/wire/told.ts'
import { invitedWith } from './abouts.ts'
import type { MarksOf } from './addresses.ts'
import { type Due, stillDue } from './due.ts'
import { wakingAt } from './hours.ts'
import { INVITED_AGAIN_AFTER_MS, MOST_INVITED_AGAIN } from './mail-limits.ts'
import { failsSince, isByUs, isPrivate } from './receipts.ts'
import { ways } from './ways/index.ts'

/** All that is known of how the mail of seats stands. */
interface Known {
  readonly seats: readonly SeatRow[]
  readonly notices: readonly NoticeRow[]
  readonly marksOf: MarksOf
}

/** What became of the invitation that a host has asked for. */
export function invitationOf(row: SeatRow, { seats, notices, marksOf }: Known, now: number): Invitation {
  const { address, takenAt, invitedAt, reissuedAt, suppressed, stoppedAt, inviteAsks } = row
  if (address === null || takenAt !== null) return { state: 'none' }
  const asked = inviteAsks.at(-1) ?? 0
  const sent = { at: invitedAt, againFrom: invitedAgainFrom(row) }
  if (invitedAt !== null && invitedAt >= asked)
    return { state: reissuedAt !== null && reissuedAt >= invitedAt ? 'outdated' : 'sent', ...sent }
  const shared = invitedWith(row, seats, marksOf)
  if (shared !== null) return { state: 'shared', with: shared }
  if (suppressed !== null || stoppedAt !== null) return { state: 'stopped' }
  const notice = notices.find(one => one.seat === row.seat && one.about === 'invitation' && one.turn === asked)
  if (notice?.receipt === 'OVER_BUDGET') return { state: 'refused' }
  if (notice && isByUs(notice)) return { state: 'by-us' }
  if (notice?.dueAt === null) return { state: 'failed', ...sent }
  const from = wakingAt(now, row) ?? now
  return { state: 'waiting', ...(from > now && { from }) }
}

/** From when on its host may ask for another invitation; null where there was enough. */
export function invitedAgainFrom({ invitedAt, addressAt, inviteAsks }: SeatRow): number | null {
  if (inviteAsks.length >= MOST_INVITED_AGAIN) return null
  return Math.max(invitedAt ?? addressAt ?? 0, inviteAsks.at(-1) ?? 0) + INVITED_AGAIN_AFTER_MS
}

/** How it stands with the mail of a seat. */
export function mailState(row: SeatRow, notices: readonly NoticeRow[]): MailState {
  const { seat, takenAt, confirmedAt, suppressed, stoppedAt, askedAt, invitedAt } = row
  const own = notices.filter(one => one.seat === seat && one.way === 'mail')
  const newest = own.find(one => isAbout(one, row))
  if (suppressed !== null || stoppedAt !== null) return 'stopped'
  if (newest?.receipt === 'OVER_BUDGET') return 'refused'
  if (newest && isByUs(newest)) return 'by-us'
  // Whatever it was that did not get through: nothing more is sent until the address has been put right.
  if (confirmedAt !== null) return own.some(hasFailed) ? 'failed' : 'confirmed'
  const isWritten = askedAt !== null || (takenAt === null && invitedAt !== null)
  if (isWritten || newest?.receipt === 'ASKED') return 'asked'
  return newest?.dueAt === null ? 'failed' : 'waiting'
}

function hasFailed({ dueAt, failingSince }: NoticeRow): boolean {
  return dueAt === null && failingSince !== null
}

function isAbout({ about, turn }: NoticeRow, { confirmedAt, takenAt, addressGeneration }: SeatRow): boolean {
  if (confirmedAt !== null && takenAt !== null) return about === 'turn'
  return takenAt === null ? about === 'invitation' : about === 'confirm' && turn === addressGeneration
}

/**
 * Since when a seat is not reached, and whether that is a fault of ours: it is told itself of every way that fails, others
 * once none gets through. A try that failed counts as long as there will be another.
 */
export function unreached(
  row: SeatRow,
  notices: readonly NoticeRow[],
  { isOwn, now, isTried }: { isOwn: boolean; now: number; isTried: (notice: NoticeRow) => boolean }
): Pick<Player, 'unreachedSince' | 'unreachedByUs'> {
  const isOver = (one: NoticeRow) => one.failingSince !== null && one.dueAt !== null && !isTried(one)
  const own = notices.filter(
    one => one.seat === row.seat && !isPrivate(one, row) && !isAnswered(one, row) && !isOver(one)
  )
  const known = WAYS.map(name => {
    const ofWay = own.filter(({ way }) => way === name)
    const failed = failsSince(ofWay, now)
    const lost = failed === null ? ways[name].lostAt(row) : null
    return { name, since: failed ?? lost, byUs: failed !== null && ofWay.some(isByUs) && !ofWay.some(hasFailed) }
  })
  const failing = known.flatMap(({ since, byUs }) => (since === null ? [] : [{ since, byUs }]))
  const works = known.some(({ name, since }) => since === null && ways[name].standing(row) === 'confirmed')
  if (failing.length === 0 || (!isOwn && works)) return { unreachedSince: null }
  const moments = failing.map(({ since }) => since)
  // Of its own ways a seat hears what it can mend; to the others a way that we alone hold up is one that comes back.
  const byUs = isOwn ? failing.every(one => one.byUs) : failing.some(one => one.byUs)
  return { unreachedSince: isOwn ? Math.min(...moments) : Math.max(...moments), ...(byUs && { unreachedByUs: true }) }
}

/** How a seat is told: when, what came of what it was told last, and what is next. */
export function delivered({ seat, hours }: SeatRow, notices: readonly NoticeRow[], dues: readonly Due[]): Delivered {
  const own = notices.filter(one => one.seat === seat && hasOutcome(one, dues))
  // Whether it is still played is asked only where nobody touches it for months.
  const due = dues.filter(({ notice }) => notice.seat === seat && notice.about !== 'still')
  return {
    hours,
    receipts: own.map(shownReceipt).sort((one, other) => (other.at ?? 0) - (one.at ?? 0)),
    due: due.map(({ notice: { way, about }, at }) => ({ way, about, at }))
  }
}

/**
 * Whether there is something to say of how a notice fares: it is done with, or it has failed and is tried again. One that only
 * waits for the letter of another day has come to nothing yet; one whose turn is over is tried no more, and where something
 * else has got through by the same way, that works again.
 */
function hasOutcome(notice: NoticeRow, dues: readonly Due[]): boolean {
  if (notice.dueAt === null) return true
  return notice.failingSince !== null && stillDue({ notice }, dues) !== undefined
}

/** Whether it failed to say what its seat has heard since: whoever sits there and has confirmed needs neither invitation nor question. */
function isAnswered({ about, sentAt }: NoticeRow, { takenAt, confirmedAt }: SeatRow): boolean {
  if (sentAt !== null) return false
  return (about === 'invitation' && takenAt !== null) || (about === 'confirm' && confirmedAt !== null)
}

// What somebody asked for themselves, or said of their address, is their own.
const OWN: readonly About[] = ['confirm', 'link', 'answer']

/** What a host may know of what a seat was told: that it was, by what way, and what came of it. */
export function toldToHost(row: SeatRow, notices: readonly NoticeRow[], dues: readonly Due[]): readonly ToldHost[] {
  const known = notices.filter(
    one =>
      one.seat === row.seat &&
      hasOutcome(one, dues) &&
      !OWN.includes(one.about) &&
      !isPrivate(one, row) &&
      !isAnswered(one, row)
  )
  return known
    .map(shownReceipt)
    .map(({ way, about, at, state }) => ({ way, about, at, state }))
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
}

function shownReceipt(notice: NoticeRow): Receipt {
  const { way, about, dueAt, sentAt, failingSince, refused, receipt } = notice
  if (sentAt !== null) return { way, about, at: sentAt, state: 'sent', why: null }
  const at = failingSince
  if (dueAt !== null) return { way, about, at, state: isByUs(notice) ? 'by-us' : 'trying', why: receipt }
  if (failingSince === null) return { way, about, at, state: 'withheld', why: receipt }
  return { way, about, at, state: refused ? 'refused' : 'given-up', why: receipt }
}

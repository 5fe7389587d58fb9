import type { NoticeRow, SeatRow } from '../../../schema/room-tables.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock.ts'
import type { MarksOf } from '../addresses.ts'
import { operatorFault, temporaryFault } from '../delivery.ts'
import { receipt } from '../receipts.ts'
import type { DeliveryReport, ReportedMail } from './report.ts'

/** A mail server tries for five days at most; a later report is somebody's copy of one. */
const REPORTED_WITHIN_MS = 14 * DAY_MS
/** A provider sends nothing twice within a day where we call it the same. */
const SENT_AGAIN_AFTER_MS = 25 * HOUR_MS
/** What comes back for so long has not only had a bad moment. */
const PASSES_WITHIN_MS = DAY_MS
/** From the moment that is signed into a mail until it has been accepted. */
const SENDING_MS = 2 * MINUTE_MS

interface Situation {
  /** Of the seat that the mail went to. */
  readonly row: SeatRow
  readonly notices: readonly NoticeRow[]
  readonly marksOf: MarksOf
  readonly now: number
}

/** What a report changes. */
export interface Reported {
  readonly notice: NoticeRow
  readonly seat: Partial<SeatRow>
}

/** What a report of a mail changes of its receipt; null where it says nothing that matters any more. A complaint is its owner's word, and none of the receipt. */
export function afterReport(mail: ReportedMail, report: DeliveryReport, situation: Situation): Reported | null {
  const { row, now } = situation
  const own = situation.notices.filter(one => one.seat === row.seat && one.way === 'mail')
  const notice = noticeOf(mail, own)
  const sentAt = 'sentAt' in mail ? mail.sentAt : (notice?.sentAt ?? report.at)
  if (!isSameAddress(mail, situation) || isOutdated(sentAt, situation)) return null
  if (report.outcome === 'hard-bounce') return afterHardBounce(notice ?? newest(own), { row, report, sentAt })
  // Of any other mail than the newest about its thing, nothing is to be told any more.
  if (!notice) return null
  switch (report.outcome) {
    case 'delivered':
      return notice.failingSince === null || own.some(({ refused }) => refused)
        ? null
        : { notice: { ...notice, failingSince: null }, seat: {} }
    case 'delayed':
      return notice.failingSince === null && now - sentAt >= PASSES_WITHIN_MS
        ? { notice: { ...notice, failingSince: sentAt }, seat: {} }
        : null
    case 'soft-bounce':
      return { notice: afterSoftBounce(notice, { report, sentAt, now }), seat: unwritten(notice) }
    case 'unsent': {
      const again = operatorFault(report.code, SENT_AGAIN_AFTER_MS)
      return { notice: receipt({ ...notice, sentAt: null }, again, now), seat: unwritten(notice) }
    }
    case 'complaint':
      return null
  }
}

/** The receipt of the mail itself, as long as nothing newer has its place. */
function noticeOf(mail: ReportedMail, own: readonly NoticeRow[]): NoticeRow | undefined {
  const sent = own.filter(({ sentAt }) => sentAt !== null)
  if ('id' in mail) return sent.find(({ receipt: id }) => id !== null && bare(id) === bare(mail.id))
  const since = ({ sentAt }: NoticeRow) => (sentAt ?? 0) - mail.sentAt
  const near = sent.filter(one => since(one) >= 0 && since(one) < SENDING_MS)
  return near.sort((one, other) => since(one) - since(other))[0]
}

function bare(id: string): string {
  return id.replace(/^<(.*)>$/, '$1')
}

function newest(own: readonly NoticeRow[]): NoticeRow | undefined {
  return [...own].sort((one, other) => (other.sentAt ?? 0) - (one.sentAt ?? 0))[0]
}

function isSameAddress(mail: ReportedMail, { row, marksOf }: Situation): boolean {
  if (row.address === null) return false
  return 'address' in mail ? marksOf(row.address).hash === mail.address : mail.generation === row.addressGeneration
}

/** It is too old, or its owner has answered or entered the address again since. */
function isOutdated(sentAt: number, { row: { addressAt, confirmedAt }, now }: Situation): boolean {
  const known = [addressAt, confirmedAt].map(at => Math.floor((at ?? 0) / MINUTE_MS) * MINUTE_MS)
  return now - sentAt > REPORTED_WITHIN_MS || known.some(at => at > sentAt)
}

interface Bounce {
  readonly report: DeliveryReport
  readonly sentAt: number
}

/** Nothing more is sent there until its owner has put it right; then what has come back is told once more. */
function afterHardBounce(
  notice: NoticeRow | undefined,
  { row, report, sentAt }: Bounce & Pick<Situation, 'row'>
): Reported | null {
  if (notice?.refused) return null
  const before = notice ?? unknown(row, sentAt)
  const failingSince = before.failingSince ?? sentAt
  const refused = { sentAt: null, dueAt: null, refused: true, receipt: report.code, fault: null, failingSince }
  return { notice: { ...before, ...refused }, seat: unwritten(before) }
}

/** Where a mail was none of the match's own, like a test. */
function unknown({ seat }: SeatRow, firstAt: number): NoticeRow {
  return {
    seat,
    way: 'mail',
    about: 'turn',
    turn: -1,
    dueAt: null,
    firstAt,
    attempts: 0,
    sentAt: null,
    receipt: null,
    refused: false,
    failingSince: null,
    counted: false,
    fault: null,
    sentDay: 0,
    sentThatDay: 0
  }
}

/** Sent again a day later; only what has come back for a day is said to the table. */
function afterSoftBounce(notice: NoticeRow, { report, sentAt, now }: Bounce & Pick<Situation, 'now'>): NoticeRow {
  const again = receipt({ ...notice, sentAt: null }, temporaryFault(report.code, SENT_AGAIN_AFTER_MS), now)
  const since = Math.min(sentAt, again.firstAt)
  const isFailing = again.dueAt === null || now - since >= PASSES_WITHIN_MS
  return { ...again, failingSince: isFailing ? (notice.failingSince ?? since) : notice.failingSince }
}

/** A question or an invitation that has come back was never asked. */
function unwritten({ about }: NoticeRow): Partial<SeatRow> {
  return { ...(about === 'invitation' && { invitedAt: null }), ...(about === 'confirm' && { askedAt: null }) }
}

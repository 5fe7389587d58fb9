import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import { TOLD } from './abouts.ts'
import type { Delivery } from './delivery.ts'
import { retryDelayMs } from './retry.ts'
import { GATHERING, NO_DIRECTORY, type Way } from './ways/way.ts'

/** How long a message is tried that its seat waits for, and one that nobody there has asked for. */
const TRIED_FOR_MS = 14 * DAY_MS
const UNSOUGHT_TRIED_FOR_MS = 3 * DAY_MS

/**
 * How long it takes at most until it is tried again. A fault of ours passes when somebody puts it right: soon after that, and
 * not so often that an outage wakes every room all day. D1 comes back by itself.
 */
const RETRY_AT_MOST_MS = { operator: 3 * HOUR_MS, temporary: DAY_MS }
const D1_RETRY_AT_MOST_MS = HOUR_MS

/** What a notice becomes when a way of sending has answered. */
export function receipt(notice: NoticeRow, delivery: Delivery, now: number): NoticeRow {
  if ('sent' in delivery)
    return {
      ...notice,
      ...sentOn(notice, now),
      dueAt: null,
      sentAt: now,
      receipt: delivery.sent,
      failingSince: null,
      fault: null
    }
  const failingSince = notice.failingSince ?? now
  if ('failed' in delivery)
    return { ...notice, dueAt: null, receipt: delivery.failed, refused: true, failingSince, fault: null }
  const { fault, why, retryAfterMs } = delivery
  const isOperators = fault === 'operator'
  // A recipient is tried from the first answer on that is about them: neither an outage of ours nor the seat's hours count.
  const isAnew = notice.attempts === 0 || (notice.fault === 'operator' && !isOperators)
  const attempts = isAnew ? 0 : notice.attempts
  const firstAt = isAnew || isOperators ? now : notice.firstAt
  const waitsForD1 = why === NO_DIRECTORY.why || why === GATHERING.why
  const delayMs = Math.min(retryDelayMs(attempts), waitsForD1 ? D1_RETRY_AT_MOST_MS : RETRY_AT_MOST_MS[fault])
  const dueAt = now + Math.max(retryAfterMs, delayMs)
  const givenUp = !isOperators && dueAt - firstAt > triedForMs(notice)
  return {
    ...notice,
    dueAt: givenUp ? null : dueAt,
    firstAt,
    attempts: attempts + 1,
    receipt: why,
    failingSince,
    fault
  }
}

function triedForMs({ about }: NoticeRow): number {
  return TOLD[about].unsought ? UNSOUGHT_TRIED_FOR_MS : TRIED_FOR_MS
}

function sentOn({ sentDay, sentThatDay }: NoticeRow, now: number): Pick<NoticeRow, 'sentDay' | 'sentThatDay'> {
  const today = Math.floor(now / DAY_MS)
  return { sentDay: today, sentThatDay: sentDay === today ? sentThatDay + 1 : 1 }
}

/** Whether a way has failed for good with what a seat gave for it. */
export function hasEnded(way: Way, notices: readonly NoticeRow[]): boolean {
  return notices.some(({ refused, receipt: why }) => refused && way.ends(why ?? ''))
}

/** Since when a way does not get through to a seat: told when trying has ended, or has lasted an hour. */
export function failsSince(notices: readonly NoticeRow[], now: number): number | null {
  const since = notices.flatMap(({ failingSince, dueAt }) =>
    failingSince !== null && (dueAt === null || now - failingSince >= HOUR_MS) ? [failingSince] : []
  )
  return since.length > 0 ? Math.min(...since) : null
}

/** Whether a notice waits for something that is wrong with this service; that another room writes its letter is no fault. */
export function isByUs({ fault, dueAt, receipt: why }: NoticeRow): boolean {
  return fault === 'operator' && dueAt !== null && why !== GATHERING.why
}

/** Whether a notice failed by what its address has said or been sent elsewhere: who has not confirmed it may be a stranger there, whose table need not know. */
export function isPrivate({ receipt: why }: NoticeRow, { confirmedAt }: SeatRow): boolean {
  return confirmedAt === null && (why === 'SUPPRESSED' || why === 'OVER_BUDGET')
}

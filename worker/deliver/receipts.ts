import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import { TOLD } from './abouts.ts'
import { retryDelayMs } from './retry.ts'
import { type Delivery, GATHERING, NO_DIRECTORY, type Way } from './ways/way.ts'

/** How long a message is tried that its seat waits for, and one that nobody there has asked for. */
const TRIED_FOR_MS = 14 * DAY_MS
const UNSOUGHT_TRIED_FOR_MS = 3 * DAY_MS

/** What a notice becomes when a way of sending has answered. */
export function receipt(notice: NoticeRow, delivery: Delivery, now: number): NoticeRow {
  if ('sent' in delivery) return { ...notice, dueAt: null, sentAt: now, receipt: delivery.sent, failingSince: null }
  const failingSince = notice.failingSince ?? now
  if ('failed' in delivery) return { ...notice, dueAt: null, receipt: delivery.failed, refused: true, failingSince }
  // A directory that is down, or another room that writes the letter, is our own: nothing is given up for it, and nobody waits a day after it is back.
  const isOurs = delivery.why === NO_DIRECTORY.why || delivery.why === GATHERING.why
  const delayMs = Math.min(retryDelayMs(notice.attempts), isOurs ? HOUR_MS : DAY_MS)
  const dueAt = now + Math.max(delivery.retryAfterMs, delayMs)
  // What had to wait for its seat's hours has not been tried for so long.
  const firstAt = notice.attempts === 0 ? now : notice.firstAt
  const givenUp = !isOurs && dueAt - firstAt > triedForMs(notice)
  return {
    ...notice,
    dueAt: givenUp ? null : dueAt,
    firstAt,
    attempts: notice.attempts + 1,
    receipt: delivery.why,
    failingSince
  }
}

function triedForMs({ about }: NoticeRow): number {
  return TOLD[about].unsought ? UNSOUGHT_TRIED_FOR_MS : TRIED_FOR_MS
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

/** Whether a notice failed by what its address has said or been sent elsewhere: who has not confirmed it may be a stranger there, whose table need not know. */
export function isPrivate({ receipt: why }: NoticeRow, { confirmedAt }: SeatRow): boolean {
  return confirmedAt === null && (why === 'SUPPRESSED' || why === 'OVER_BUDGET')
}

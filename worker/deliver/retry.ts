import type { MatchRow } from '../../schema/room-tables.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts'

const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS] as const

/** How long it takes until the next attempt after so many attempts that failed: longer each time, and never more than a day. */
export function retryDelayMs(attempts: number): number {
  return DELAYS_MS[attempts] ?? DAY_MS
}

/** When a change is copied to D1: at once, or while that fails with the next attempt, however much is changed meanwhile. */
export function copiedFrom({ copyAttempts, copyAt }: Pick<MatchRow, 'copyAttempts' | 'copyAt'>, now: number): number {
  return copyAttempts > 0 ? Math.max(copyAt, now) : now
}

/** How long it takes until it is tried again: D1 comes back by itself, and nobody waits long after that. */
export function copyDelayMs(attempts: number): number {
  return Math.min(retryDelayMs(attempts), HOUR_MS)
}

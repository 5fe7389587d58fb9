import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts'

const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS] as const

/** How long it takes until the next attempt after so many attempts that failed: longer each time, and never more than a day. */
export function retryDelayMs(attempts: number): number {
  return DELAYS_MS[attempts] ?? DAY_MS
}

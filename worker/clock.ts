export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../schema/time.ts'

/** What time it is. Tests set it, since no other clock reaches storage and alarms. */
export const clock = { now: (): number => Date.now() }

/** Whether a moment is past, and less than so long ago: one that a clock which has gone back calls future is not. */
export const isWithin = (at: number, ms: number, now: number): boolean => at <= now && now - at < ms

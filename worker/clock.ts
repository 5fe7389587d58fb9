export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../schema/time.ts'

/** What time it is. Tests set it, since no other clock reaches storage and alarms. */
export const clock = { now: (): number => Date.now() }

/** What time it is. Tests set it, since no other clock reaches storage and alarms. */
export const clock = { now: (): number => Date.now() }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

import type { Language } from '../../../schema/wire.ts'

const DAY_MS = 86_400_000

/** A moment as the reader would say it: within the week its day and time, before that its date. */
export function moment(at: number, now: number, language: Language, timeZone = 'UTC'): string {
  const recent = now - at < 6 * DAY_MS
  const parts: Intl.DateTimeFormatOptions = recent
    ? { weekday: 'long', hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(language, { timeZone, ...parts }).format(at)
}

import type { Language } from '../../schema/wire.ts'

const DAY_MS = 86_400_000

/** A moment as the reader would say it: the time of a moment ago, the weekday within the week, else the date. */
export function moment(at: number, now: number, language: Language, timeZone: string): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const age = now - at
  return said(
    age < DAY_MS / 2 ? time : age < 6 * DAY_MS ? { weekday: 'long', ...time } : { day: 'numeric', month: 'long' }
  )

  function said(parts: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(language, { timeZone, ...parts }).format(at)
  }
}

/** When somebody was last here, in hours and days and nothing finer. */
export function ago(at: number, now: number, language: Language): string {
  const hours = Math.round((at - now) / 3_600_000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return hours > -24 ? words.format(Math.min(hours, -1), 'hour') : words.format(Math.round(hours / 24), 'day')
}

/** Which of the words for the time left fits: none left, half a minute, one, one and a half. */
export function halfMinutes(leftMs: number): number {
  return Math.max(0, Math.min(3, Math.round(leftMs / 30_000)))
}

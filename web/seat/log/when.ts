import type { Language } from '../../../schema/languages.ts'
import { DAY_MS } from '../../../schema/time.ts'
import { locale } from '../../words/locale.ts'

/** A moment as the reader would say it, past or to come: today its time, within the week its day too, farther off its date. */
export function moment(at: number, now: number, language: Language, timeZone = 'UTC'): string {
  const age = Math.abs(now - at)
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
  const parts = age < DAY_MS / 2 ? time : age < 6 * DAY_MS ? { weekday: 'long' as const, ...time } : date
  return new Intl.DateTimeFormat(locale(language), { timeZone, ...parts }).format(at)
}

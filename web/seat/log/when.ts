import type { Language } from '../../../schema/languages.ts'
import { DAY_MS } from '../../../schema/time.ts'
import { CLOCK } from '../../words/clock.ts'
import { locale } from '../../words/locale.ts'

/** A moment as the reader would say it, past or to come: today its time, within the week its day too, farther off its date. */
export function moment(at: number, now: number, language: Language, timeZone = 'UTC'): string {
  const age = Math.abs(now - at)
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
  const parts = age < DAY_MS / 2 ? CLOCK : age < 6 * DAY_MS ? { weekday: 'long' as const, ...CLOCK } : date
  return new Intl.DateTimeFormat(locale(language), { timeZone, ...parts }).format(at)
}

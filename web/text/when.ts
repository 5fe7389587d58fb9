import type { Language } from '../../schema/languages.ts'
import { DAY_MS } from '../../schema/time.ts'
import { locale } from '../words/locale.ts'

/** In whose language and by whose clock something is told. */
export interface Reader {
  readonly language: Language
  readonly zone: string
  readonly now: number
}

/** "Tuesday 14:05", or with its date where the weekday would mislead. Texts and mails are read later, so never the time alone. */
export function moment(at: number, { language, zone, now }: Reader): string {
  const day = now - at < 6 * DAY_MS ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(locale(language), { ...day, ...clock(zone) }).format(at)
}

export function time(at: number, { language, zone }: Reader): string {
  return new Intl.DateTimeFormat(locale(language), clock(zone)).format(at)
}

// A reader whose zone nobody knows is told which one it is.
function clock(zone: string): Intl.DateTimeFormatOptions {
  const named = zone === 'UTC' ? ({ timeZoneName: 'short' } as const) : {}
  return { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...named }
}

import type { Language } from '../../schema/languages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../schema/time.ts'
import { CLOCK } from '../words/clock.ts'
import { locale } from '../words/locale.ts'

/** In whose language and by whose clock something is told. */
export interface Reader {
  readonly language: Language
  readonly zone: string
  readonly now: number
}

/** "Tuesday 14:05", or with its date where the weekday would mislead. Texts and mails are read later, so never the time alone. */
export function moment(at: number, { language, zone, now }: Reader): string {
  return new Intl.DateTimeFormat(locale(language), { ...dayOf(at, now), ...clock(zone) }).format(at)
}

function dayOf(at: number, now: number): Intl.DateTimeFormatOptions {
  return now - at < 6 * DAY_MS ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
}

/** "Tuesday, 14:00–14:59": a moment that is known by its hour alone. */
export function hourOf(at: number, { language, zone, now }: Reader): string {
  const form = new Intl.DateTimeFormat(locale(language), { ...dayOf(at, now), ...clock(zone) })
  return form.formatRange(at, at + HOUR_MS - MINUTE_MS)
}

export function time(at: number, { language, zone }: Reader): string {
  return new Intl.DateTimeFormat(locale(language), clock(zone)).format(at)
}

// A reader whose zone nobody knows is told which one it is.
function clock(zone: string): Intl.DateTimeFormatOptions {
  const named = zone === 'UTC' ? ({ timeZoneName: 'short' } as const) : {}
  return { timeZone: zone, ...CLOCK, ...named }
}

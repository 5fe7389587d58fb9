import type { Language } from '../../schema/languages.ts'

/** A day of the calendar, wherever it is read. */
export const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }

export function number(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value)
}

import type { Language } from '../../schema/languages.ts'
import { locale } from './locale.ts'

/** A day that is given as year, month and day, as the reader would say it. */
export function dayIn(language: Language, day: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale(language), parts).format(Date.parse(day))
}

import type { Language } from '../../schema/languages.ts'
import { locale } from '../words/locale.ts'

/** A day of a match, for readers whose clock nobody knows; '' where nobody has noted it. */
export function dayIn(at: number | undefined, language: Language): string {
  return at ? new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at) : ''
}

import { locale } from '../words/locale.ts'

/** A day to whoever opened a match: links and invitations last for many. */
export function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'long' }).format(at)
}

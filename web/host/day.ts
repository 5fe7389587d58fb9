import { locale } from '../words/locale.ts'

/**
 * A day to whoever opened a match: links and invitations last for many. On their device it is that of their own clock; the
 * server knows none, and says whose it means.
 */
export function day(at: number, language: string): string {
  const isTheirs = typeof document !== 'undefined'
  const said = new Intl.DateTimeFormat(locale(language), {
    dateStyle: 'long',
    ...(!isTheirs && { timeZone: 'UTC' })
  }).format(at)
  return isTheirs ? said : `${said} (UTC)`
}

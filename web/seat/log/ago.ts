import type { Language } from '../../../schema/languages.ts'

const HOUR_MS = 3_600_000

/** How long ago, in hours and days and nothing finer. */
export function ago(at: number, now: number, language: Language): string {
  const hours = Math.floor((now - at) / HOUR_MS)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day')
}

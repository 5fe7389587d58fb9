import type { Language } from '../../../schema/languages.ts'
import { HOUR_MS } from '../../../schema/time.ts'
import type { SeatLogWords } from '../../words/en/log.ts'

/** How long ago, in hours and days and nothing finer. */
export function ago(at: number, now: number, language: Language, { recently }: Pick<SeatLogWords, 'recently'>): string {
  const hours = Math.floor((now - at) / HOUR_MS)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (hours < 1) return recently
  return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day')
}

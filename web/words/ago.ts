import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../schema/time.ts'
import type { Language } from '../../schema/languages.ts'

/** "12 minutes ago", in the largest unit of which that is at least one. */
export function timeAgo(language: Language, ms: number): string {
  const told = new Intl.RelativeTimeFormat(language)
  if (ms < HOUR_MS) return told.format(-Math.floor(ms / MINUTE_MS), 'minute')
  return ms < DAY_MS ? told.format(-Math.floor(ms / HOUR_MS), 'hour') : told.format(-Math.floor(ms / DAY_MS), 'day')
}

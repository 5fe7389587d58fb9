import type { Language } from '../../schema/languages.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1]
] as const

/** "in 5 minutes": rounded up, so that nobody comes back too early. */
export function inTime(seconds: number, language: Language): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3]
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / length), unit)
}

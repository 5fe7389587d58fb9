import type { Language } from '../../schema/languages.ts'
import type { Pace } from '../../schema/wire/opening.ts'

/** How many days a turn takes at each pace; nobody knows where none was set. */
const TURN_DAYS: Readonly<Record<Pace, number | null>> = { none: null, hours: 1 / 3, day: 1, days: 3, week: 7 }

/** How long so many turns take at that pace, "6 weeks"; null where none was set. */
export function lengthOf(turns: number, pace: Pace, language: Language): string | null {
  const daysOfTurn = TURN_DAYS[pace]
  if (daysOfTurn === null) return null
  const days = turns * daysOfTurn
  const [unit, count] = days < 14 ? ['day', days] : days < 84 ? ['week', days / 7] : ['month', days / 30.4]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(count))
}

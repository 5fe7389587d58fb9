import type { Language } from '../../schema/languages.ts'
import type { Pace } from '../../schema/wire/opening.ts'
import type { LengthWords } from './en/length.ts'

/** How many days a turn takes at each pace; nobody knows where none was set. */
const TURN_DAYS: Readonly<Record<Pace, number | null>> = { none: null, hours: 1 / 3, day: 1, days: 3, week: 7 }
const UNIT_DAYS = { day: 1, week: 7, month: 30.4 } as const

/** How long so many turns take at that pace, "6 weeks", or from so many to `most`, "4–7 weeks"; null where none was set. */
export function lengthOf(turns: number, pace: Pace, language: Language, most = turns): string | null {
  const daysOfTurn = TURN_DAYS[pace]
  if (daysOfTurn === null) return null
  const days = most * daysOfTurn
  const unit = days < 14 ? 'day' : days < 84 ? 'week' : 'month'
  const { format } = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const units = (count: number) => Math.round((count * daysOfTurn) / UNIT_DAYS[unit])
  return range(units(turns), units(most), format)
}

/** "4–7 weeks", and one number where both are the same. */
export function range(from: number, to: number, format = (count: number) => `${count}`): string {
  return from === to ? format(to) : `${from}–${format(to)}`
}

/** How long a match is, in a sentence; with no pace, and everybody asked at once, it counts rounds. */
export function lengthSaid(words: LengthWords, turns: number, isRounds: boolean, time: string | null): string {
  return isRounds && time === null ? words.rounds(turns) : words.length(turns, time)
}

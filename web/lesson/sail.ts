import type { Language } from '../../schema/languages.ts'
import { openMatch } from '../harbour/opening.ts'
import { sitDown } from '../harbour/sit-down.ts'
import type { LessonKit } from './state.ts'

let sailing = false

/** From the lesson into a match with the ship's cat, at once; to the harbour where that does not work. */
export async function sail({ school, words, harbour }: LessonKit): Promise<void> {
  if (sailing) return
  sailing = true
  const { rules } = school
  const { captain, cats } = words.crew
  const language = document.documentElement.lang as Language
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const crew = cats.slice(0, Math.max(1, rules.seats.least - 1)).map(name => ({ name, autopilot: true as const }))
  const seats = [{ name: captain, language, zone }, ...crew]
  const opened = await openMatch({ key: crypto.randomUUID(), game: rules.name, seats, host: { seat: 0 } })
  const isAboard = opened && 'links' in opened && (await sitDown(opened, rules.name, { language, zone }))
  if (!isAboard) location.assign(harbour)
  sailing = false
}

import type { Pace } from '../../../schema/wire/opening.ts'

/** How fast a match is meant to go: chosen by its host, shown to everybody. */
export const paces: Record<Pace, string> = {
  none: 'No set pace',
  hours: 'A few turns a day',
  day: 'About a turn a day',
  days: 'A turn every few days',
  week: 'About a turn a week'
}

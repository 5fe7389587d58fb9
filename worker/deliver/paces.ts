import type { Pace } from '../../schema/wire/opening.ts'
import { DAY_MS, HOUR_MS } from '../clock.ts'

/** How long a seat may be awaited before it is reminded; with no set pace nobody ever is. */
export const PACE_MS: Readonly<Record<Pace, number | null>> = {
  none: null,
  hours: 6 * HOUR_MS,
  day: DAY_MS,
  days: 3 * DAY_MS,
  week: 7 * DAY_MS
}

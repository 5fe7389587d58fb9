import type { Random } from '../../engine/random.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../worker/clock.ts'
import type { Span } from './oracle.ts'

interface Wanted {
  readonly fewerThan: number
  /** They begin within so many days. */
  readonly days: number
  readonly longest: number
}

/** Some spans of time in which something is out of order. */
export function spans(dice: Random, start: number, { fewerThan, days, longest }: Wanted): Span[] {
  return Array.from({ length: dice.below(fewerThan) }, () => {
    const from = start + dice.below((days * DAY_MS) / HOUR_MS) * HOUR_MS
    return { from, to: from + HOUR_MS + dice.below(longest / SECOND_MS) * SECOND_MS }
  })
}

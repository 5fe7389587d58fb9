import { difference } from '../../../engine/multiset.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Foretold, PlanEntry } from '../../../schema/wire/plan.ts'
import { freshTaps, type Kit, offerOf } from '../page.ts'
import type { Taps } from '../taps.ts'

/** An entry while it is put together. */
export interface Composing {
  /** Its turn behind each of the lines that stand already: a draft of which nothing is sent. */
  readonly led: readonly Foretold[]
  /** Before anything of the next line is tapped; null for the first line, which only a tap begins. */
  readonly fresh: Taps | null
  readonly taps: Taps
}

/** What is put together behind those lines; null where none is left. As on the own turn, what its game begins with is begun. */
export function ledBy(kit: Kit, envelope: Envelope, led: readonly Foretold[]): Composing | null {
  if (led.length === 0) return null
  const now = asLed(envelope, led)
  const fresh = freshTaps(kit, now, offerOf(kit, now))
  return { led, fresh, taps: fresh }
}

/** The table as it would be by then, with all that is done on it drawn as what is not settled. */
export function asLed(envelope: Envelope, led: readonly Foretold[]): Envelope {
  const last = led.at(-1)
  if (!last) return envelope
  const { entry, view, choices } = last
  const draft = { line: entry.line, lines: led.length, settlesAt: 0, events: led.flatMap(({ events }) => events) }
  return { ...envelope, view: view as Envelope['view'], choices, draft }
}

/** An entry with one more line; cards that were given and are still there go with that, too. */
export function wholeOf(before: Foretold | undefined, entry: PlanEntry): PlanEntry {
  if (!before) return entry
  const more = difference(entry.give, before.left)
  const { line, most, give } = before.entry
  return { line: `${line}; ${entry.line}`, most: most + more.length, give: [...give, ...more] }
}

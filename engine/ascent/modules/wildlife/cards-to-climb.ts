import { type IbexesBySlotName, IBEXES_NEEDED_AT_TOP } from './ibexes.ts'
import { ROW_NUMBER_BELOW_SUMMIT, type Slot, placeAt, placesInRow, slotNamedOrThrow } from '../../mountain/mountain.ts'

/** How many cards an ibex that has not appeared yet is expected to need. */
const NOT_YET_THERE = 4

/**
 * Estimates greedily how many cards it takes to bring enough ibexes up to row 8: the highest herds go first, and a herd that
 * meets the way of another shares the rest of that way.
 */
export function estimateCardsToClimb(herds: IbexesBySlotName): number {
  const joined = new Set(placesInRow(ROW_NUMBER_BELOW_SUMMIT).map(({ slot }) => slot))
  let [cards, missing] = [0, IBEXES_NEEDED_AT_TOP]
  for (const { slot, count } of highestFirst(herds)) {
    if (missing <= 0) break
    const way = wayTo(joined, slot)
    for (const step of way) joined.add(step)
    cards += way.length
    missing -= count
  }
  return cards + NOT_YET_THERE * Math.max(0, missing)
}

function highestFirst(herds: IbexesBySlotName): { slot: Slot; count: number }[] {
  return Object.entries(herds)
    .map(([name, count]) => ({ slot: slotNamedOrThrow(name), count }))
    .sort((one, other) => placeAt(other.slot).row - placeAt(one.slot).row || other.count - one.count)
}

/** The shortest way up from `slot` to any slot of `joined`: all slots of the way but the last, `slot` first. */
function wayTo(joined: ReadonlySet<Slot>, slot: Slot): readonly Slot[] {
  const way: Slot[] = []
  let next: Slot | undefined = slot
  while (next !== undefined && !joined.has(next)) {
    way.push(next)
    next = nearestTo(joined, placeAt(next).above)
  }
  return way
}

/** The slot of `slots` with the fewest steps up to a slot of `joined`; the first of equals; undefined without slots. */
function nearestTo(joined: ReadonlySet<Slot>, slots: readonly Slot[]): Slot | undefined {
  const [first, second] = slots
  if (first === undefined || second === undefined) return first
  return stepsTo(joined, second) < stepsTo(joined, first) ? second : first
}

function stepsTo(joined: ReadonlySet<Slot>, slot: Slot): number {
  if (joined.has(slot)) return 0
  let least = Infinity
  for (const next of placeAt(slot).above) least = Math.min(least, stepsTo(joined, next))
  return 1 + least
}

import { type IbexesBySlot, IBEXES_WANTED } from './ibexes.ts'
import { ROW_BELOW_SUMMIT, type Slot, placeAt, placesInRow, slotNamed } from '../../mountain/mountain.ts'

/** So many cards it may take until another ibex has appeared and come up. */
const NOT_YET_THERE = 4

/** About how many cards it takes to bring enough ibexes up: the highest come first, and where ways meet they are one. */
export function cardsToClimb(herds: IbexesBySlot): number {
  const joined = new Set(placesInRow(ROW_BELOW_SUMMIT).map(({ slot }) => slot))
  let [cards, missing] = [0, IBEXES_WANTED]
  for (const { slot, count } of highestFirst(herds)) {
    if (missing <= 0) break
    const way = wayTo(joined, slot)
    for (const step of way) joined.add(step)
    cards += way.length
    missing -= count
  }
  return cards + NOT_YET_THERE * Math.max(0, missing)
}

function highestFirst(herds: IbexesBySlot): { slot: Slot; count: number }[] {
  return Object.entries(herds)
    .map(([name, count]) => ({ slot: slotNamed(name), count }))
    .sort((one, other) => placeAt(other.slot).row - placeAt(one.slot).row || other.count - one.count)
}

/** The shortest way up to one of those slots, from the first step to the last before it. */
function wayTo(joined: ReadonlySet<Slot>, slot: Slot): readonly Slot[] {
  if (joined.has(slot)) return []
  const [first = [], second = first] = placeAt(slot).above.map(next => wayTo(joined, next))
  return [slot, ...(second.length < first.length ? second : first)]
}

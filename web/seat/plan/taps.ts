import type { PlanEntry } from '../../../schema/wire/plan.ts'
import type { TapChoice } from '../game.ts'
import type { TurnWords } from '../game.ts'
import { meaning, NO_TAPS, type Offer, type Taps, tapCard } from '../taps.ts'

/** The entry that taps amount to; undefined while something is missing. Where a card leads somewhere, it is given with the way. */
export function entryOf(offer: Offer, taps: Taps): PlanEntry | undefined {
  const { line } = meaning(offer, taps)
  const words = line.split(' ')
  const give = words.filter(isCard).map(word => word.slice(1))
  return line ? { line: words.filter(word => !isCard(word)).join(' '), most: give.length, give } : undefined
}

function isCard(word: string): boolean {
  return word.startsWith('-')
}

/** A card tapped for a plan; null where nothing is begun by it. The first one, where it leads nowhere, asks what is to be said, if anything can be. */
export function tapPlanned(offer: Offer, taps: Taps | null, at: number, offers: TurnWords['offers']): Taps | null {
  const before = taps ?? NO_TAPS
  const next = tapCard(payable(offer, before), before, at)
  const isSaid = offer.choices.some(({ verb }) => verb in offers)
  return taps || next !== before || isSaid ? next : null
}

/** What may be given where something is planned: more than it costs now, since that may change. */
export function payable(offer: Offer, taps: Taps): Offer {
  return repriced(offer, taps, (_, from) => from)
}

/** What was tapped as what it may cost: as much as was given, and no less than it costs now. */
export function priced(offer: Offer, taps: Taps): Offer {
  return repriced(offer, taps, now => Math.max(now, taps.picks.length))
}

/** With another price at the place that was chosen. */
function repriced({ choices, hand }: Offer, { place }: Taps, price: (now: number, from: number) => number): Offer {
  const of = (choice: TapChoice): TapChoice => {
    const { ways, pick } = choice
    const now = ways?.at[place]
    if (!ways || ways.kind === 'count' || now === undefined || !pick) return choice
    return { ...choice, ways: { ...ways, at: { ...ways.at, [place]: price(now, pick.from.length) } } }
  }
  return { choices: choices.map(of), hand }
}

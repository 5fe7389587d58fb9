import type { Envelope } from '../../../schema/wire/envelope.ts'
import { keep, recall } from '../../device.ts'
import type { Arrange } from '../page.ts'
import { held } from '../taps.ts'

/** How a player wants the cards to lie: by their numbers and kinds, or in an order of their own. */
export type Order = 'number' | readonly string[]

/** How they lie on this device, which alone keeps that; as they were drawn where nothing else was chosen. */
export function arranged(envelope: Envelope): Arrange | undefined {
  const order = recall(nameOf(envelope))
  return order === 'number' || Array.isArray(order) ? arrangeBy(order) : undefined
}

export function rearrange(envelope: Envelope, order: Order | null): Arrange | undefined {
  keep(nameOf(envelope), order)
  return order === null ? undefined : arrangeBy(order)
}

// Several seats of a match may be played from one device.
function nameOf({ match, seat }: Envelope): string {
  return `slowboat.hand.${match}.${seat}`
}

/** What has no place in that order, such as a card just drawn, comes last. */
export function arrangeBy(order: Order): Arrange {
  return (hand, cards) => {
    const ranks = order === 'number' ? ranksOf(hand) : held(order, hand).map(at => (at < 0 ? Infinity : at))
    return cards
      .map((card, at) => ({ card, rank: ranks[at] ?? 0 }))
      .sort((one, other) => one.rank - other.rank || 0)
      .map(({ card }) => card)
  }
}

/** By their numbers; what has none comes last, alike together. */
function ranksOf(hand: readonly string[]): readonly number[] {
  const sorted = [...hand].sort((one, other) => numberOn(one) - numberOn(other) || one.localeCompare(other))
  return hand.map(card => sorted.indexOf(card))
}

function numberOn(card: string): number {
  return Number(/\d+/.exec(card) ?? Infinity)
}

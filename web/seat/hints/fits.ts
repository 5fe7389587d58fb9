import type { At } from './game.ts'

/** Nothing is chosen yet, and a card may be placed. */
export function isIdle({ verb, place, offered }: At<unknown>): boolean {
  return !verb && !place && offered.includes('place')
}

/** A card is chosen, and some of the places where it may go have a price. */
export function isPriced({ verb, place, ways }: At<unknown>): boolean {
  return verb === 'place' && !place && Object.values(ways?.at ?? {}).some(price => price > 0)
}

import { type Card, printedFaceWithIbexOf, isMountainCard } from '../mountain/cards.ts'
import { placeAt, slotNamedOrThrow } from '../mountain/mountain.ts'
import type { Grid } from '../core/state.ts'

/** How much worse off a hand is without a Bridge or Campfire, the cards that need no payment of their own. */
export const KEEP_VALUE_OF_FREE_CARD = 1
/** The cost of each step between a card's value and the middle of its row. */
const MISFIT = 0.17

/** The best mean value of the cards of each row from 1 to 8: low cards may not lie in high rows, so these need high ones. */
const MIDDLES: readonly number[] = [2.5, 4.5, 5.5, 7, 8.2, 9.3, 10, 11.5]

/** A copy of the grid with the card on top of the named slot. */
export function withCardOnSlot(grid: Grid, slotName: string, card: Card | null): Grid {
  const changed = grid.slice()
  changed[slotNamedOrThrow(slotName)] = card
  return changed
}

/** The cost of a mountain card in the row of the named slot, for its distance from the row's middle; 0 for other cards. */
export function rowMisfitCost(card: Card | null, slotName: string): number {
  const middle = MIDDLES[placeAt(slotNamedOrThrow(slotName)).row - 1] ?? 0
  return card && isMountainCard(card) ? MISFIT * Math.abs(printedFaceWithIbexOf(card).value - middle) : 0
}

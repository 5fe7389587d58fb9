import { type Card, faceOf, isMountain } from '../mountain/cards.ts'
import { placeAt, slotNamed } from '../mountain/mountain.ts'
import type { Grid } from '../core/state.ts'

/** What a card brings that goes on a row for nothing. */
export const FREE_CARD_VALUE = 1
/** A step that a card's value is away from the middle of its row. */
const MISFIT = 0.17

/** The values that each row is best made of: high ones are needed where low ones may not lie. */
const MIDDLES: readonly number[] = [2.5, 4.5, 5.5, 7, 8.2, 9.3, 10, 11.5]

export function withCard(grid: Grid, name: string, card: Card | null): Grid {
  const slot = slotNamed(name)
  return grid.map((top, at) => (at === slot ? card : top))
}

/** How badly a card sits in its row. */
export function rowMisfit(card: Card | null, name: string): number {
  const middle = MIDDLES[placeAt(slotNamed(name)).row - 1] ?? 0
  return card && isMountain(card) ? MISFIT * Math.abs(faceOf(card).value - middle) : 0
}

import { type Card, type MountainCard, type MountainFace, faceOf } from './cards.ts'
import type { Reason } from '../codes.ts'
import { type Opening, lowerPlace, openingAt, refuseName, refuseSlot } from './openings.ts'
import { refusePayment } from './payment.ts'
import type { Grid } from '../core/state.ts'

/** What speaks against placing a mountain card on a slot for that payment, with `can` cards to pay from. */
export function refusePlacing(
  grid: Grid,
  card: MountainCard,
  slot: string,
  { payment, can }: { readonly payment: readonly Card[]; readonly can: number }
): Reason | null {
  const place = lowerPlace(slot)
  if (!place) return refuseName(slot)
  const opening = openingAt(grid, place)
  return (
    refuseSlot(grid, place) ??
    refuseFit(opening, card) ??
    refusePayment(costAt(opening, faceOf(card)), can, payment.length, { card, slot })
  )
}

/** Of the openings, those that the card fits, whatever their price. */
export function fitting(open: readonly Opening[], card: MountainCard): readonly Opening[] {
  const face = faceOf(card)
  return open.filter(opening => fits(opening, face))
}

/** Whether a card may lie there, whatever its price. */
export function fits({ place, terrains }: Opening, { value, terrain }: MountainFace): boolean {
  return value >= place.row && !terrains.includes(terrain)
}

/** What it costs to place a card there: the larger difference to a neighbour that has a value. */
export function costAt({ values }: Opening, { value }: MountainFace): number {
  let cost = 0
  for (const neighbour of values) cost = Math.max(cost, Math.abs(value - neighbour))
  return cost
}

function refuseFit(opening: Opening, card: MountainCard): Reason | null {
  const face = faceOf(card)
  if (fits(opening, face)) return null
  const { name, row } = opening.place
  if (face.value < row) return { code: 'ROW', facts: { card, slot: name, row } }
  return { code: 'TERRAIN', facts: { card, slot: name, terrain: face.terrain } }
}

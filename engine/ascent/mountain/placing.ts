import { type Card, type MountainCard, type MountainFace, faceOf } from './cards.ts'
import type { Reason } from '../codes.ts'
import {
  type SlotSurroundings,
  placeBelowSummit,
  surroundingsAt,
  refuseSlotName,
  refuseClosedSlot
} from './open-slots.ts'
import { refusePayment } from './payment.ts'
import type { Grid } from '../core/state.ts'

/** What speaks against placing a mountain card on a slot for that payment, with `can` cards to pay from. */
export function refusePlacing(
  grid: Grid,
  card: MountainCard,
  slot: string,
  { payment, can }: { readonly payment: readonly Card[]; readonly can: number }
): Reason | null {
  const place = placeBelowSummit(slot)
  if (!place) return refuseSlotName(slot)
  const opening = surroundingsAt(grid, place)
  return (
    refuseClosedSlot(grid, place) ??
    refuseFit(opening, card) ??
    refusePayment(placingCost(opening, faceOf(card)), can, payment.length, { card, slot })
  )
}

/** Of the openings, those that the card fits, whatever their price. */
export function slotsFitting(open: readonly SlotSurroundings[], card: MountainCard): readonly SlotSurroundings[] {
  const face = faceOf(card)
  return open.filter(opening => cardFits(opening, face))
}

/** Whether a card may lie there, whatever its price. */
export function cardFits({ place, neighbourTerrains }: SlotSurroundings, { value, terrain }: MountainFace): boolean {
  return value >= place.row && !neighbourTerrains.includes(terrain)
}

/** What it costs to place a card there: the larger difference to a neighbour that has a value. */
export function placingCost({ neighbourValues }: SlotSurroundings, { value }: MountainFace): number {
  let cost = 0
  for (const neighbour of neighbourValues) cost = Math.max(cost, Math.abs(value - neighbour))
  return cost
}

function refuseFit(opening: SlotSurroundings, card: MountainCard): Reason | null {
  const face = faceOf(card)
  if (cardFits(opening, face)) return null
  const { name, row } = opening.place
  if (face.value < row) return { code: 'ROW', facts: { card, slot: name, row } }
  return { code: 'TERRAIN', facts: { card, slot: name, terrain: face.terrain } }
}

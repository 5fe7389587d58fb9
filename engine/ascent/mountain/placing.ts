import { type Card, type MountainCard, type MountainFace, printedFaceWithIbexOf } from './cards.ts'
import type { Reason } from '../codes.ts'
import {
  type SlotSurroundings,
  placeBelowSummit,
  surroundingsAt,
  reasonNameIsNoPlaceBelowSummit,
  refuseClosedSlot
} from './open-slots.ts'
import { refusePayment } from '../core/payment.ts'
import type { NeighbourValueAndTerrain } from './values.ts'
import type { Grid } from '../core/state.ts'

/**
 * The reasons against placing a mountain card on a slot for `payment`, where the hand has `payableCards` cards to pay with
 * (RULES.md, 4.4).
 */
export function placingRefusals(
  grid: Grid,
  card: MountainCard,
  slot: string,
  { payment, payableCards }: { readonly payment: readonly Card[]; readonly payableCards: number }
): readonly (Reason | null)[] {
  const place = placeBelowSummit(slot)
  if (!place) return [reasonNameIsNoPlaceBelowSummit(slot)]
  const surroundings = surroundingsAt(grid, place)
  const cost = placingCost(surroundings, printedFaceWithIbexOf(card))
  return [
    refuseClosedSlot(grid, place),
    refuseFit(surroundings, card),
    refusePayment(cost, payableCards, payment.length, { card, slot })
  ]
}

/** The slots of `open` that the card fits, whatever it costs there. */
export function slotsFitting(open: readonly SlotSurroundings[], card: MountainCard): readonly SlotSurroundings[] {
  const face = printedFaceWithIbexOf(card)
  return open.filter(opening => fitsRowAndTerrains(opening, face))
}

/**
 * Whether a card fits a slot, whatever it costs there: its value is not below the row's number, and no neighbour has its
 * terrain (ruling A37).
 */
export function fitsRowAndTerrains(
  { place, left, right }: SlotSurroundings,
  { value, terrain }: MountainFace
): boolean {
  return value >= place.row && left.terrain !== terrain && right.terrain !== terrain
}

/**
 * The cost of placing a card on a slot: the larger difference to the value of a neighbour, 0 if no neighbour has a value
 * (RULES.md, 4.4; ruling A9).
 */
export function placingCost({ left, right }: SlotSurroundings, { value }: MountainFace): number {
  return Math.max(differenceTo(left, value), differenceTo(right, value))
}

function differenceTo(neighbour: NeighbourValueAndTerrain, value: number): number {
  return neighbour.value === null ? 0 : Math.abs(value - neighbour.value)
}

/** The reason why a card does not fit a slot: its value is too low for the row, or a neighbour has its terrain. */
function refuseFit(slot: SlotSurroundings, card: MountainCard): Reason | null {
  const face = printedFaceWithIbexOf(card)
  if (fitsRowAndTerrains(slot, face)) return null
  const { name, row } = slot.place
  if (face.value < row) return { code: 'ROW', facts: { card, slot: name, row } }
  return { code: 'TERRAIN', facts: { card, slot: name, terrain: face.terrain } }
}

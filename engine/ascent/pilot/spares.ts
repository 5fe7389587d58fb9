import type { Grid } from '../core/state.ts'
import { PILOTS } from '../modules/index.ts'
import { type Card, type MountainCard, faceOf, isMountain } from '../mountain/cards.ts'
import type { View } from '../view.ts'
import { laid, misfit } from './effects.ts'
import type { Opening } from '../mountain/openings.ts'
import type { Outlook } from './outlook.ts'
import { costAt, fitting } from '../mountain/placing.ts'
import type { Taken } from './pilot.ts'

/** The most that is missed of a mountain card that lies well somewhere, and what its cost there takes off. */
const USE = 0.45
const USE_STEP = 0.075
/** The most that a card is missed for what the optional rules want. */
const MOST_WISHED = 4

/** A card that might be given away, and all that is lost with it. */
export interface Spare {
  readonly card: string
  readonly loss: number
}

/** The seat's cards, what is missed least first. */
export function spares(outlook: Outlook): readonly Spare[] {
  const { hand = [] } = outlook.view
  // The fewer cards there are for the turns to come, the more each weighs.
  const weight = Math.max(0.3, 2.3 - outlook.spare)
  return hand
    .map((card, place) => ({ card, loss: weight + useOf(outlook, card, hand.indexOf(card) < place) }))
    .sort((one, other) => one.loss - other.loss)
}

function useOf(outlook: Outlook, card: Card, isSecond: boolean): number {
  const use = PILOTS.reduce((sum, pilot) => sum + (pilot.use?.(card, outlook, isSecond) ?? 0), 0)
  return isMountain(card) ? use + usePlaced(outlook, card) : use
}

/** What is missed of a mountain card where it may go now. */
function usePlaced(outlook: Outlook, card: MountainCard): number {
  const face = faceOf(card)
  const open = fitting(outlook.open, card)
  const burdens = open.map(opening => costAt(opening, face) + misfit(card, opening.place.name))
  return wished(outlook, card, open) + Math.max(0, USE - USE_STEP * Math.min(...burdens))
}

/** How much the optional rules want to see of that card, where it may go now. */
function wished({ grid, view }: Outlook, card: Card, open: readonly Opening[]): number {
  const lack = lackOn(grid, view, null)
  const gains = open.map(({ place }) => lack - lackOn(laid(grid, place.name, card), view, null))
  return Math.min(MOST_WISHED, Math.max(0, ...gains))
}

/** What such a mountain lacks of all that the optional rules want to see on it. */
export function lackOn(grid: Grid, view: View, taken: Taken | null): number {
  return PILOTS.reduce((sum, pilot) => sum + (pilot.lack?.(grid, view, taken) ?? 0), 0)
}

import { type Card, faceOf, isMountain } from '../mountain/cards.ts'
import { laid, misfit } from './effects.ts'
import type { Opening } from '../mountain/openings.ts'
import type { Outlook } from './outlook.ts'
import { costAt, fitting } from '../mountain/placing.ts'
import { lackOn } from './wishes.ts'

/** The most that is missed of a mountain card that lies well somewhere, and what its cost there takes off. */
const USE = 0.45
const USE_STEP = 0.075
/** What a card brings that goes on a row for nothing, and what an ibex. */
const FREE = 1
const IBEX = 1
/** The most that a card is missed for what the optional rules want. */
const MOST_WISHED = 4
const SUMMIT = 100
const LEFT_TO_KEEP_SUMMIT = 17
const LEFT_TO_KEEP_BRIDGE = 4

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
  if (card === 'SU') return outlook.left <= LEFT_TO_KEEP_SUMMIT && !isSecond ? SUMMIT : 0
  if (card === 'BR') return outlook.left >= LEFT_TO_KEEP_BRIDGE ? FREE : 0
  if (!isMountain(card)) return FREE
  const face = faceOf(card)
  const open = fitting(outlook.open, card)
  const burdens = open.map(opening => costAt(opening, face) + misfit(card, opening.place.name))
  const ibex = outlook.view.herds && face.hasIbex ? IBEX : 0
  return ibex + wished(outlook, card, open) + Math.max(0, USE - USE_STEP * Math.min(...burdens))
}

/** How much the optional rules want to see of that card, where it may go now. */
function wished({ grid, view }: Outlook, card: Card, open: readonly Opening[]): number {
  const lack = lackOn(grid, undefined, view)
  const gains = open.map(({ place }) => lack - lackOn(laid(grid, place.name, card), undefined, view))
  return Math.min(MOST_WISHED, Math.max(0, ...gains))
}

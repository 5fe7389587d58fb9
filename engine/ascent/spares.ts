import { type Card, cardNamed, faceOf, isMountain } from './cards.ts'
import { misfit } from './effects.ts'
import type { Outlook } from './outlook.ts'
import { costAt, fitting } from './placing.ts'

/** The most that is missed of a mountain card that lies well somewhere, and what its cost there takes off. */
const USE = 0.45
const USE_STEP = 0.075
/** What a card brings that goes on a row for nothing, and what an ibex. */
const FREE = 1
const IBEX = 1
const SUMMIT = 100
const LEFT_TO_KEEP_SUMMIT = 17
const LEFT_TO_KEEP_BRIDGE = 4

/** A card that might be given away, and all that is lost with it. */
export interface Spare {
  readonly card: string
  readonly loss: number
}

/** Those cards, what is missed least first. */
export function spares(outlook: Outlook, cards: readonly string[]): Spare[] {
  // The fewer cards there are for the turns to come, the more each weighs.
  const weight = Math.max(0.3, 2.3 - outlook.spare)
  return cards
    .map((name, place) => ({ card: name, loss: weight + useOf(outlook, cardNamed(name), cards.indexOf(name) < place) }))
    .sort((one, other) => one.loss - other.loss)
}

function useOf(outlook: Outlook, card: Card | null, isSecond: boolean): number {
  if (card === 'SU') return outlook.left <= LEFT_TO_KEEP_SUMMIT && !isSecond ? SUMMIT : 0
  if (card === 'BR') return outlook.left >= LEFT_TO_KEEP_BRIDGE ? FREE : 0
  if (card === null || !isMountain(card)) return FREE
  const face = faceOf(card)
  const burdens = fitting(outlook.open, card).map(opening => costAt(opening, face) + misfit(card, opening.place.name))
  const ibex = outlook.view.herds && face.hasIbex ? IBEX : 0
  return ibex + Math.max(0, USE - USE_STEP * Math.min(...burdens))
}

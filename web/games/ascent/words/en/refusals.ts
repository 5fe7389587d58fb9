import type { Facts } from '../../../../../engine/game.ts'
import type { Names, Refusals } from '../../modules/said.ts'
import { cardsOrNone } from './counted.ts'

export const refusals = ({ card, costing }: Names) => {
  const doing = ({ card: one, slot }: Facts) => (one ? `Placing ${card(one)} on ${slot}` : costing)
  return {
    CARD_NOT_IN_HAND: ({ cards }) => `Not all of this is in your hand: ${card(cards)}.`,
    SLOT: ({ slot }) => `The mountain has no slot ${slot}.`,
    SUMMIT_ONLY: ({ slot }) => `Only a Summit fits on ${slot}.`,
    OCCUPIED: ({ slot, by }) => `On ${slot} lies ${card(by)} already.`,
    LEFT: ({ slot }) => `To the left of ${slot} nothing lies yet, and rows grow from the left.`,
    SUPPORT: ({ slot }) => `Slot ${slot} is not carried by two cards yet.`,
    ROW: ({ card: one, slot, row }) => `Slot ${slot} is in row ${row}, and ${card(one)} is too low for it.`,
    TERRAIN: ({ card: one, slot }) => `Next to ${slot} lies the same terrain as that of ${card(one)}.`,
    COST: ({ due, can, ...facts }) =>
      `${doing(facts)} costs ${cardsOrNone(due)}, and you can discard ${cardsOrNone(can)}.`,
    PAY: ({ due, paid, ...facts }) => `${doing(facts)} costs ${cardsOrNone(due)}; you named ${cardsOrNone(paid)}.`
  } satisfies Refusals
}

import type { PaymentPurpose } from '../../../../../engine/ascent/codes.ts'
import type { Names, Refusals } from '../../modules/said.ts'
import { due, most, countOrNone } from './counted.ts'

export const refusals = ({ card, costing }: Names) => {
  const doing = ({ card: one, slot }: PaymentPurpose) => (one ? `Placing a ${card(one)} on ${slot}` : costing)
  return {
    CARD_NOT_IN_HAND: ({ cards }) => `You do not hold all of this: ${card(cards)}.`,
    SLOT: ({ slot }) => `The mountain has no slot ${slot}.`,
    SUMMIT_ONLY: ({ slot }) => `Only a Summit fits on ${slot}.`,
    OCCUPIED: ({ slot, by }) => `There is already a ${card(by)} on ${slot}.`,
    LEFT: ({ slot }) => `There is nothing to the left of ${slot} yet, and rows grow from the left.`,
    SUPPORT: ({ slot }) => `Slot ${slot} does not rest on two cards yet.`,
    ROW: ({ card: one, slot, row }) => `Slot ${slot} is in row ${row}, and a ${card(one)} is too low for it.`,
    TERRAIN: ({ card: one, slot }) => `A ${card(one)} cannot lie beside the same terrain, as it would on ${slot}.`,
    COST: ({ due: price, can, ...facts }) => `${doing(facts)} costs ${due(price)}, and you can discard ${most(can)}.`,
    PAY: ({ due: price, paid, ...facts }) => `${doing(facts)} costs ${due(price)}; you named ${countOrNone(paid)}.`
  } satisfies Refusals
}

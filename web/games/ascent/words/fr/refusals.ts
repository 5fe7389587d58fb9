import type { PaymentPurpose } from '../../../../../engine/ascent/codes.ts'
import type * as en from '../en/refusals.ts'
import { due, most, youNamed } from './counted.ts'

export const refusals: typeof en.refusals = ({ card, costing }) => {
  const doing = ({ card: one, slot }: PaymentPurpose) => (one ? `Poser un ${card(one)} en ${slot}` : costing)
  return {
    CARD_NOT_IN_HAND: ({ cards }) => `Tu n’as pas tout cela en main : ${card(cards)}.`,
    SLOT: ({ slot }) => `La montagne n’a pas de case ${slot}.`,
    SUMMIT_ONLY: ({ slot }) => `Seul un Sommet peut aller en ${slot}.`,
    OCCUPIED: ({ slot, by }) => `Il y a déjà un ${card(by)} en ${slot}.`,
    LEFT: ({ slot }) => `À gauche de ${slot}, il n’y a encore rien, et les rangées partent de la gauche.`,
    SUPPORT: ({ slot }) => `La case ${slot} ne repose pas encore sur deux cartes.`,
    ROW: ({ card: one, slot, row }) => `La case ${slot} est en rangée ${row}, trop haut pour un ${card(one)}.`,
    TERRAIN: ({ card: one, slot }) =>
      `Un ${card(one)} ne peut pas être à côté d’une carte du même type, comme ce serait le cas en ${slot}.`,
    COST: ({ due: price, can, ...facts }) => `${doing(facts)} ${due(price)}, et tu ne peux ${most(can)}.`,
    PAY: ({ due: price, paid, ...facts }) => `${doing(facts)} ${due(price)} ; ${youNamed(paid)}.`
  }
}

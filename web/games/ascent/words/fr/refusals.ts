import type { Facts } from '../../../../../engine/game.ts'
import type * as en from '../en/refusals.ts'
import { cardsOrNone } from './counted.ts'

export const refusals: typeof en.refusals = ({ card, costing }) => {
  const doing = ({ card: one, slot }: Facts) => (one ? `Poser ${card(one)} en ${slot}` : costing)
  return {
    CARD_NOT_IN_HAND: ({ cards }) => `Tout cela n’est pas dans ta main : ${card(cards)}.`,
    SLOT: ({ slot }) => `La montagne n’a pas de case ${slot}.`,
    SUMMIT_ONLY: ({ slot }) => `Seul un Sommet va en ${slot}.`,
    OCCUPIED: ({ slot, by }) => `En ${slot} se trouve déjà ${card(by)}.`,
    LEFT: ({ slot }) => `À gauche de ${slot}, il n’y a encore rien, et les rangées partent de la gauche.`,
    SUPPORT: ({ slot }) => `Deux cartes doivent porter ${slot}, et elles n’y sont pas encore.`,
    ROW: ({ card: one, slot, row }) => `La case ${slot} est en rangée ${row}, trop haut pour ${card(one)}.`,
    TERRAIN: ({ card: one, slot }) => `À côté de ${slot} se trouve déjà le même terrain que celui de ${card(one)}.`,
    COST: ({ due, can, ...facts }) =>
      `${doing(facts)} coûte ${cardsOrNone(due)}, et tu peux défausser ${cardsOrNone(can)}.`,
    PAY: ({ due, paid, ...facts }) => `${doing(facts)} coûte ${cardsOrNone(due)} ; tu as nommé ${cardsOrNone(paid)}.`
  }
}

import type { Facts } from '../../../../../engine/game.ts'
import type * as en from '../en/refusals.ts'
import { cardsOrNone } from './counted.ts'

export const refusals: typeof en.refusals = ({ card, costing }) => {
  const doing = ({ card: one, slot }: Facts) => (one ? `${card(one)} auf ${slot}` : costing)
  return {
    CARD_NOT_IN_HAND: ({ cards }) => `Nicht alles davon ist in deiner Hand: ${card(cards)}.`,
    SLOT: ({ slot }) => `Das Feld ${slot} gibt es auf diesem Berg nicht.`,
    SUMMIT_ONLY: ({ slot }) => `Auf ${slot} passt nur ein Gipfel.`,
    OCCUPIED: ({ slot, by }) => `Auf ${slot} liegt schon ${card(by)}.`,
    LEFT: ({ slot }) => `Links von ${slot} liegt noch nichts, und Reihen wachsen von links.`,
    SUPPORT: ({ slot }) => `Das Feld ${slot} tragen noch keine zwei Karten.`,
    ROW: ({ card: one, slot, row }) => `Das Feld ${slot} ist in Reihe ${row}, zu hoch für ${card(one)}.`,
    TERRAIN: ({ card: one, slot }) => `Neben ${slot} liegt schon dasselbe Gelände wie bei ${card(one)}.`,
    COST: ({ due, can, ...facts }) =>
      `${doing(facts)} kostet ${cardsOrNone(due)}, und du kannst ${cardsOrNone(can)} abwerfen.`,
    PAY: ({ due, paid, ...facts }) =>
      `${doing(facts)} kostet ${cardsOrNone(due)}; genannt hast du ${cardsOrNone(paid)}.`
  }
}

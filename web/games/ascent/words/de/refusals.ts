import type { PaymentPurpose } from '../../../../../engine/ascent/codes.ts'
import type * as en from '../en/refusals.ts'
import { one } from './cards.ts'
import { due, most, countOrNone } from './counted.ts'

export const refusals: typeof en.refusals = ({ card, costing }) => {
  const doing = ({ card: placed, slot }: PaymentPurpose) => (placed ? `Die ${card(placed)} auf ${slot}` : costing)
  return {
    CARD_NOT_IN_HAND: ({ cards }) => `Nicht alles davon hast du auf der Hand: ${card(cards)}.`,
    SLOT: ({ slot }) => `Das Feld ${slot} gibt es auf diesem Berg nicht.`,
    SUMMIT_ONLY: ({ slot }) => `Auf ${slot} passt nur ein Gipfel.`,
    OCCUPIED: ({ slot, by }) => `Auf ${slot} liegt schon ${one(card(by))}.`,
    LEFT: ({ slot }) => `Links von ${slot} liegt noch nichts, und Reihen wachsen von links.`,
    SUPPORT: ({ slot }) => `Das Feld ${slot} wird noch nicht von zwei Karten getragen.`,
    ROW: ({ card: placed, slot, row }) => `Das Feld ${slot} ist in Reihe ${row}, zu hoch für die ${card(placed)}.`,
    TERRAIN: ({ card: placed, slot }) => `Neben ${slot} liegt schon dasselbe Gelände wie das der ${card(placed)}.`,
    COST: ({ due: price, can, ...facts }) =>
      `${doing(facts)} kostet ${due(price)}, und du kannst ${most(can)} abwerfen.`,
    PAY: ({ due: price, paid, ...facts }) =>
      `${doing(facts)} kostet ${due(price)}; genannt hast du ${countOrNone(paid)}.`
  }
}

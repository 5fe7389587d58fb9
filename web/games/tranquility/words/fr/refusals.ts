import type * as en from '../en/refusals.ts'
import { cardsInWords, told } from './counted.ts'

const that = (card: unknown, cell: unknown) => (card ? `Le ${card} en ${cell}` : 'Cela')
const costs = (due: unknown) => (due === 0 ? 'ne coûte rien' : `coûte ${cardsInWords(due)}`)

export const refusals: typeof en.refusals = card => ({
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Tu n’as pas en main : ${card(one ?? more)}.`,
  SLOT_OUT_OF_RANGE: ({ cell }) => `Il n’y a pas de case ${cell} dans cette mer.`,
  COST_TOO_HIGH: ({ card, cell, due, can }) =>
    `${that(card, cell)} coûte ${cardsInWords(due)}, et tu ne peux ${can === 0 ? 'en défausser aucune' : `défausser que ${cardsInWords(can)}`}.`,
  PAYMENT_COUNT: ({ card, cell, due, paid }) => `${that(card, cell)} ${costs(due)} ; ${told(paid)}.`,
  PAYMENT_INVALID: ({ paid }) => `Tu ne peux pas payer avec ${card(paid)} : tout n’est pas dans ta main.`,
  ROW_BLOCKED: ({ row, by }) => `La rangée ${row} est bloquée par ${card(by)}.`
})

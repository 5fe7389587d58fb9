import type { PaymentPurpose } from '../../../../../engine/tranquility/codes.ts'
import type * as en from '../en/refusals.ts'
import { cardsInWords, youNamed } from './counted.ts'

const that = ({ card, cell }: PaymentPurpose) => (card ? `Le ${card} en ${cell}` : 'Cela')
const costs = (due: number) => (due === 0 ? 'ne coûte rien' : `coûte ${cardsInWords(due)}`)

export const refusals: typeof en.refusals = card => ({
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Tu n’as pas en main : ${card(one ?? more)}.`,
  SLOT_OUT_OF_RANGE: ({ cell }) => `Il n’y a pas de case ${cell} dans cette mer.`,
  COST_TOO_HIGH: ({ due, can, ...facts }) =>
    `${that(facts)} coûte ${cardsInWords(due)}, et tu ne peux ${can === 0 ? 'en défausser aucune' : `défausser que ${cardsInWords(can)}`}.`,
  PAYMENT_COUNT: ({ due, paid, ...facts }) => `${that(facts)} ${costs(due)} ; ${youNamed(paid)}.`,
  PAYMENT_INVALID: ({ paid }) => `Tu ne peux pas payer avec ${card(paid)} : tout n’est pas dans ta main.`,
  ROW_BLOCKED: ({ row, by }) => `La rangée ${row} est bloquée par ${card(by)}.`
})

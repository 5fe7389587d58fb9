import type { PaymentPurpose } from '../../../../../engine/tranquility/codes.ts'
import type * as en from '../en/refusals.ts'
import { cardsInWords, countOrNone } from './counted.ts'

const that = ({ card, cell }: PaymentPurpose) => (card ? `Die ${card} auf ${cell}` : 'Das')
const price = (due: number) => (due === 0 ? 'nichts' : cardsInWords(due))

export const refusals: typeof en.refusals = card => ({
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Das hast du nicht auf der Hand: ${card(one ?? more)}.`,
  SLOT_OUT_OF_RANGE: ({ cell }) => `Das Feld ${cell} gibt es in diesem Meer nicht.`,
  COST_TOO_HIGH: ({ due, can, ...facts }) =>
    `${that(facts)} kostet ${cardsInWords(due)}, und du kannst ${can === 0 ? 'keine' : `nur ${cardsInWords(can)}`} abwerfen.`,
  PAYMENT_COUNT: ({ due, paid, ...facts }) =>
    `${that(facts)} kostet ${price(due)}; genannt hast du ${countOrNone(paid)}.`,
  PAYMENT_INVALID: ({ paid }) =>
    `Damit kannst du nicht bezahlen, denn du hast nicht alles auf der Hand: ${card(paid)}.`,
  ROW_BLOCKED: ({ row, by }) => `Reihe ${row} ist durch ${card(by)} gesperrt.`
})

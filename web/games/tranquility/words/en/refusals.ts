import type { PaymentPurpose } from '../../../../../engine/tranquility/codes.ts'
import type { Refusals } from '../../modules/said.ts'
import type { Cards } from '../../../named.ts'
import { cardsInWords, countOrNone } from './counted.ts'

/** What costs something: a card in its place, or what lies there already and is paid for now. */
const that = ({ card, cell }: PaymentPurpose) => (card ? `${card} on ${cell}` : 'That')
const price = (due: number) => (due === 0 ? 'nothing' : cardsInWords(due))

export const refusals = (card: Cards) =>
  ({
    CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `You don’t hold ${card(one ?? more)}.`,
    SLOT_OUT_OF_RANGE: ({ cell }) => `There is no cell ${cell} in this sea.`,
    COST_TOO_HIGH: ({ due, can, ...facts }) =>
      `${that(facts)} costs ${cardsInWords(due)}, and you can discard ${can === 0 ? 'none' : `only ${cardsInWords(can)}`}.`,
    PAYMENT_COUNT: ({ due, paid, ...facts }) => `${that(facts)} costs ${price(due)}; you named ${countOrNone(paid)}.`,
    PAYMENT_INVALID: ({ paid }) => `You cannot pay with ${card(paid)}: you don’t hold all of it.`,
    ROW_BLOCKED: ({ row, by }) => `Row ${row} is blocked by ${card(by)}.`
  }) satisfies Refusals

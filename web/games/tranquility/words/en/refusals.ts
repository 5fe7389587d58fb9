import type { Refusals } from '../../modules/said.ts'
import type { Cards } from '../../../named.ts'
import { cardsInWords, told } from './counted.ts'

const price = (due: unknown) => (due === 0 ? 'nothing' : cardsInWords(due))

export const refusals = (card: Cards) =>
  ({
    CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `You don’t hold ${card(one ?? more)}.`,
    SLOT_OUT_OF_RANGE: ({ cell }) => `There is no cell ${cell} in this sea.`,
    COST_TOO_HIGH: ({ card, cell, due, can }) =>
      `${card} on ${cell} costs ${cardsInWords(due)}, and you can discard ${can === 0 ? 'none' : `only ${cardsInWords(can)}`}.`,
    PAYMENT_COUNT: ({ card, cell, due, paid }) => `${card} on ${cell} costs ${price(due)}; you named ${told(paid)}.`,
    PAYMENT_INVALID: ({ paid }) => `You cannot pay with ${card(paid)}: not all of them are in your hand.`,
    ROW_BLOCKED: ({ row, by }) => `Row ${row} is blocked by ${card(by)}.`
  }) satisfies Refusals

import type { Refusals } from '../../modules/said.ts'
import type { Cards } from '../../../named.ts'

const cards = (count: unknown) => (count === 1 ? 'one card' : `${count} cards`)
const price = (due: unknown) => (due === 0 ? 'nothing' : cards(due))
const named = (count: unknown) => (count === 0 ? 'none' : cards(count))
/** What its cards are called here. */
export const refused = { S: 'a Start', F: 'a Finish' }

export const refusals = (card: Cards) =>
  ({
    CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `You don’t hold ${card(one ?? more)}.`,
    MUST_PLAY_START: () => 'You hold a Start and none has been played yet, so it has to be played first.',
    START_ALREADY_PLAYED: () => 'The Start has already been played.',
    SLOT_OUT_OF_RANGE: ({ cell }) => `There is no cell ${cell} in this sea.`,
    SLOT_OCCUPIED: ({ cell, by }) => `Island ${by} is already on ${cell}.`,
    ORDER: ({ card: one, cell, against, between }) =>
      between
        ? `No cell is left for ${one} beside ${card(between)}.`
        : `${one} cannot go to ${cell}: with ${against} it would be out of order.`,
    COST_TOO_HIGH: ({ card, cell, due, can }) =>
      `${card} on ${cell} costs ${cards(due)}, and you can discard ${can === 0 ? 'none' : `only ${cards(can)}`}.`,
    PAYMENT_COUNT: ({ card, cell, due, paid }) => `${card} on ${cell} costs ${price(due)}; you named ${named(paid)}.`,
    PAYMENT_INVALID: ({ paid }) => `You cannot pay with ${card(paid)}: not all of them are in your hand.`,
    DISCARD_NEEDS_TWO: ({ named: count, can }) =>
      Number(can) < 2
        ? 'You hold fewer than two cards to discard.'
        : `You discard exactly two; you named ${named(count)}.`,
    FINISH_GRID_INCOMPLETE: ({ open }) =>
      open === 1
        ? 'The Finish has to wait: one cell is still empty.'
        : `The Finish has to wait: ${open} cells are still empty.`,
    FINISH_NO_START: () => 'The Finish has to wait: no Start has been played yet.',
    PLEDGE_COUNT: ({ count, named: told, most }) =>
      Number(count) > Number(most)
        ? `You can offer no more than ${cards(most)}.`
        : `You offered ${named(count)}, but named ${named(told)}.`,
    PLEDGE_BAD_CARDS: ({ cards }) => `You cannot offer ${card(cards)}: not all of them are in your hand.`,
    PLEDGE_OVER_EIGHT: ({ count, short }) =>
      `Only ${cards(short)} of the eight ${short === 1 ? 'is' : 'are'} missing; you offered ${cards(count)}.`,
    START_UNPAYABLE: () => 'That way the eight cards for the Start could not be found any more.',
    ROW_BLOCKED: ({ row, by }) => `Row ${row} is blocked by ${card(by)}.`
  }) satisfies Refusals

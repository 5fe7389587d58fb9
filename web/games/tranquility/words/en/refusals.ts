import type { RefusalWords } from '../../../../words/refusals/refusal.ts'
import { named } from '../../named.ts'
import type { OwnCode } from '../../own-codes.ts'

const cards = (count: unknown) => (count === 1 ? 'one card' : count === 0 ? 'nothing' : `${count} cards`)
const card = named('en', {
  S: 'a Start',
  F: 'a Finish',
  M: 'a Sea Monster',
  W: 'a Wild',
  C: 'a Compass',
  J: 'a Joker'
})

export const refusals: RefusalWords<OwnCode> = {
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `You don’t hold ${card(one ?? more)}.`,
  MUST_PLAY_START: () => 'You hold a Start, and none is played yet: it has to be played first.',
  START_ALREADY_PLAYED: () => 'The Start is played already.',
  SLOT_OUT_OF_RANGE: ({ cell }) => `There is no cell ${cell} in this sea.`,
  SLOT_OCCUPIED: ({ cell, by }) => `On ${cell} lies ${by} already.`,
  ORDER: ({ card, cell, against }) => `${card} cannot go to ${cell}: with ${against} it would be out of order.`,
  COST_TOO_HIGH: ({ card, cell, due, can }) =>
    `${card} on ${cell} costs ${cards(due)}, and you can discard ${cards(can)}.`,
  PAYMENT_COUNT: ({ card, cell, due, paid }) => `${card} on ${cell} costs ${cards(due)}; you named ${cards(paid)}.`,
  PAYMENT_INVALID: ({ paid }) => `You cannot pay with ${card(paid)}: not all of them are in your hand.`,
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2
      ? 'You hold fewer than two cards to discard.'
      : `Exactly two are discarded; you named ${cards(named)}.`,
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    open === 1
      ? 'The Finish has to wait: one cell is still empty.'
      : `The Finish has to wait: ${open} cells are still empty.`,
  FINISH_NO_START: () => 'The Finish has to wait: no Start is played yet.',
  PLEDGE_COUNT: ({ count, named, most }) =>
    Number(count) > Number(most)
      ? `You can offer ${cards(most)} at most.`
      : `You offered ${cards(count)}, but named ${cards(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) => `You cannot offer ${card(cards)}: not all of them are in your hand.`,
  PLEDGE_OVER_EIGHT: ({ count, short }) =>
    `Only ${cards(short)} of the eight ${short === 1 ? 'is' : 'are'} missing; you offered ${cards(count)}.`,
  START_UNPAYABLE: () => 'That way the eight cards for the Start could not be found any more.',
  ROW_BLOCKED: ({ row, by }) => `Row ${row} is blocked by ${by === 'rocks' ? 'the Jagged Rocks' : `the Storm ${by}`}.`,
  SPACE_STORMED: ({ cell }) => `A Storm lies on ${cell}.`,
  PILLARS_FIRST: () => 'The roof is open once both pillars are full.',
  WILD_AS_UNAVAILABLE: () => 'This match is played without that, so a Wild cannot be used for it either.',
  WILD_VALUE_RANGE: ({ value }) => `There is no island ${value}: they go from 1 to 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `The island ${value} lies in the sea, or has been destroyed.`,
  MONSTER_NO_TARGET: ({ cell }) => `On ${cell} lies nothing that a Sea Monster could take.`,
  MATH_IMPOSSIBLE: ({ card, cell }) => `With ${card} on ${cell} the sea could never be filled.`,
  ORANGE_NEEDS_NEIGHBOUR: ({ cell }) => `Under your orange Storm an island needs a neighbour; ${cell} has none.`,
  MONSTER_UNDISCARDABLE: () => 'A Sea Monster can never be discarded.',
  FINISH_ORIENTATION: () => 'The Finish has to wait: night must lie below and day above.',
  FINISH_MONSTER_HELD: () => 'The Finish has to wait: somebody holds a Sea Monster.',
  ROCKS_SAME_ROW: ({ row }) => `The Jagged Rocks lie on row ${row} already.`,
  ROCKS_ROW_FULL: ({ row }) => `Row ${row} is full: the Jagged Rocks have no place there.`,
  STORM_CHOICE: () => 'The Storm asks for another answer.',
  PURPLE_ROW_FULL: ({ row }) => `Row ${row} is full: the Storm needs one with an empty cell.`,
  COMPASS_NONE: () => 'There is no Compass to spend.',
  STORM_NOT_ACTIVE: ({ storm }) => `There is no Storm ${storm} now.`,
  WHOLE_HAND_TOO_SMALL: () => 'A whole hand has two cards at least.',
  WHOLE_HAND_MONSTER: () => 'You hold a Sea Monster, so the whole hand cannot be discarded.',
  BLIND_NOT_ALLOWED: () => 'Only under a yellow Storm, and with two cards in your pile, can you give cards unseen.',
  NO_COMPASS_CARD: ({ cell }) => `To clear ${cell} you need a Compass, and a Storm that lies there.`,
  NO_GRID_CARD: ({ cell }) => `On ${cell} lies no card that could be turned.`,
  HAND_HAS_PLAY: () => 'A card of your hand can be placed, so the hand cannot be exchanged.',
  EXCHANGE_EMPTY_ROW: () => 'The open row is empty: there is nothing to exchange for.',
  ACTION_AVAILABLE: () => 'You can still do something, so you cannot pass.'
}

import type { RefusalWords } from '../../../../words/refusal.ts'
import type { OwnFacts } from '../../said/own-codes.ts'
import { card } from './cards.ts'

const worms = (count: number) => (count === 1 ? '1 worm' : `${count} worms`)

export const refusals: RefusalWords<OwnFacts> = {
  COLOUR_NOT_ROLLED: ({ colour }) => `A ${card(colour)} was not rolled: take one of a colour that was.`,
  COLOUR_OUT_OF_STOCK: ({ colour }) => `There is no ${card(colour)} left: take another colour.`,
  NO_SHARK: () => 'You have no shark.',
  NO_BOAT: ({ cell, boats }) =>
    `None of your boats reaches ${cell}: you have ${boats}, so ${boats === 1 ? 'one column is' : `${boats} columns are`} open.`,
  NO_CARD: ({ cell }) => `Nothing lies on ${cell} until the current flows.`,
  FACE_DOWN: ({ cell }) => `What lies on ${cell} is face down: turn it up first.`,
  ALREADY_FACE_UP: ({ cell }) => `What lies on ${cell} is face up already.`,
  BAD_TARGET: ({ cell, coral }) =>
    cell ? `What lies on ${cell} goes on no coral.` : `There is no fish on your coral ${coral}.`,
  CORAL_LIMIT: ({ most }) => `You have ${most === 1 ? '1 coral' : `${most} corals`}, and nobody has more.`,
  NO_FREE_CORAL: ({ card: fish }) => `A fish needs a coral of yours at once: name one for the ${card(fish)}.`,
  CORAL_CLOSED: ({ coral }) => `On coral ${coral} a pair has bred: it is closed.`,
  SAME_SEX: ({ coral, card: fish }) => `On coral ${coral} sits a ${card(fish)}: it takes a male and a female.`,
  PAIR_NOT_WANTED: ({ pair }) => `No open breeding card wants ${card(pair)}.`,
  BOATS_MAX: ({ most }) => `You have ${most === 1 ? '1 boat' : `${most} boats`}: all columns are open to you.`,
  BOATS_OUT: () => 'There is no boat left.',
  BAD_PAYMENT: ({ due, paid }) => `That costs ${worms(due)}; you named ${paid === 0 ? 'none' : worms(paid)}.`,
  NOT_ENOUGH_WORMS: () => 'You do not have all that you named.',
  WRONG_WORM_COLOUR: ({ colour }) => `Only ${card(colour)}s and pearls pay for that fish.`
}

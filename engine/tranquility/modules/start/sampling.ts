import type { Seat } from '../../../game.ts'
import { DEFAULT_HAND_LIMIT, type State } from '../../core/state.ts'
import type { RuleSampling, OptionsAndView } from '../../sample-state/rule-sampling.ts'
import { cardFromViewName } from '../../bot/sea-snapshot.ts'
import { discardableCards } from '../../sea/cards.ts'
import { BLIND_CARDS_FROM_PILE, START_PRICE_IN_CARDS } from './offers.ts'
import type { View } from '../../view.ts'
import type { SeatOfferTowardStart } from './slice.ts'

/** Samples the places of the Starts, one dealt to each pile, and the hidden cards of offers. */
export const startSampling: RuleSampling = {
  // A Start is in each pile once the opening hands are drawn.
  extraCards: (_, { view }) => (areStartsDealt(view) ? view.players.map(() => 'S') : []),
  // A card played in place of a Start is counted by its own rule.
  goneCards: ({ view }) => (view.startPlayed && !view.startedWith ? ['S'] : []),
  onePerPile: ({ view }) => (areStartsDealt(view) ? 'S' : undefined),
  zoneLimits: ({ view }): ReturnType<NonNullable<RuleSampling['zoneLimits']>> =>
    view.startPlayed ? {} : { S: 'handsAndPiles' },
  leastDiscardable: (input, seat) => Math.max(cardsOffered(input, seat), cardsNeeded(input, seat)),

  completeStep(step, state, input) {
    if (step.step !== 'pledge' && step.step !== 'capacity') return null
    return { step: step.step, offers: state.players.map((_, seat) => offerOf(state, input, seat)) }
  }
}

/** Whether the Starts have been shuffled into the piles (ruling 26). */
function areStartsDealt({ queue = [] }: View): boolean {
  return !queue.some(({ step }) => step === 'starts')
}

function offerOf({ players }: State, input: OptionsAndView, seat: Seat): SeatOfferTowardStart {
  const { pledge, viewer } = input.view
  if ((pledge?.counts[seat] ?? null) === null) return null
  const cards = discardableCards(players[seat]?.hand ?? [])
  const blind = isBlind(input, seat) && ({ blind: true } as const)
  const mine = seat === viewer ? pledge?.mine?.map(cardFromViewName) : undefined
  return { cards: mine ?? cards.slice(0, cardsOffered(input, seat)), ...blind }
}

/**
 * How many cards of the seat's hand must be discardable for all seats to reach eight, if the surplus is spread evenly over all
 * seats but the viewer's.
 */
function cardsNeeded({ view: { pledge, players, hand = [], viewer } }: OptionsAndView, seat: Seat): number {
  if (!pledge) return 0
  const all = players.map(
    ({ hand: held, limit, pile }) =>
      held + (limit < DEFAULT_HAND_LIMIT && pile >= BLIND_CARDS_FROM_PILE ? BLIND_CARDS_FROM_PILE : 0)
  )
  const own = hand.length - discardableCards(hand.map(cardFromViewName)).length
  const others = players.filter((_, other) => other !== viewer).length
  const slack = all.reduce((sum, one) => sum + one, 0) - START_PRICE_IN_CARDS - own
  return (players[seat]?.hand ?? 0) - Math.max(0, Math.floor(slack / others))
}

/** How many cards of its hand a seat has offered. */
function cardsOffered(input: OptionsAndView, seat: Seat): number {
  const count = input.view.pledge?.counts[seat] ?? 0
  return isBlind(input, seat) ? count - BLIND_CARDS_FROM_PILE : count
}

function isBlind({ view: { pledge } }: OptionsAndView, seat: Seat): boolean {
  return pledge?.blind?.includes(seat) ?? false
}

import type { Seat, Step } from '../../../game.ts'
import { playerAt, spendCards, withPlayer } from '../../../players.ts'
import {
  BLIND_COUNT,
  START_PRICE,
  visibleCapacityOfAll,
  trueCapacity,
  visibleOfferLimit,
  mayGiveBlind,
  storeOfferedCards,
  currentOffers,
  cardsShortOfPrice,
  offerSize,
  withdrewEvent
} from './offers.ts'
import type { StepHandler, Rule } from '../../core/rule.ts'
import { type PendingStep, type State, endMatch, happened, replaceFirstStep } from '../../core/state.ts'
import type { Offer } from './slice.ts'

/** Handles the step `pledge`: waits until all seats have offered and the offers make eight, then discards the offered cards. */
export const pledgeHandler: StepHandler<Extract<PendingStep, { step: 'pledge' }>> = {
  awaits(state, { offers }, rules) {
    const seats = [...offers.keys()]
    const silent = seats.filter(seat => !offers[seat])
    if (silent.length > 0 || cardsShortOfPrice(offers) === 0) return silent
    return seats.filter(seat => visibleOfferLimit(rules, state, seat) > offerSize(offers[seat]))
  },

  visible: ({ step, offers }) => ({ step, offers: withoutCards(offers) }),

  run: (state, { offers }) => ({
    state: offers.reduce(paid, replaceFirstStep(state)),
    events: [happened('paid', { counts: offers.map(offerSize) })]
  })
}

/**
 * Opens the offers for a Start; the match is lost if all hands can't give eight (ruling 8). Makes the offer of a seat that can
 * give nothing and, if all seats together can give just eight, of every seat, by public counts.
 */
export function openOffers(
  state: State,
  { offers }: Extract<PendingStep, { step: 'capacity' }>,
  rules: readonly Rule[]
): Step<State> {
  const seats = [...offers.keys()]
  const most = seats.reduce((sum, seat) => sum + trueCapacity(rules, state, seat), 0)
  if (most < START_PRICE) return endMatch(state, { outcome: 'lost', why: 'LOSS_START_UNPAYABLE' })
  const isForced = visibleCapacityOfAll(rules, state) === START_PRICE
  const forced = seats.filter(seat => {
    const all = visibleOfferLimit(rules, state, seat)
    return (isForced || all === 0) && (!offers[seat] || offerSize(offers[seat]) < all)
  })
  const asked = replaceFirstStep(state, [{ step: 'pledge', offers }])
  return forced.reduce<Step<State>>(
    (step, seat) => {
      const next = storeOfferedCards(step.state, seat, everythingOf(rules, state, seat))
      return { state: next.state, events: [...step.events, ...next.events] }
    },
    { state: asked, events: [] }
  )
}

/** Takes back the offer of `seat`, and blind offers that are no longer allowed; then asks for offers again. */
export function withdrawBrokenOffers(state: State, seat: Seat | null, rules: readonly Rule[]): Step<State> {
  const offers = currentOffers(state)
  if (!offers) return { state, events: [] }
  const broken = [...offers.keys()].filter(
    other => offers[other] && (other === seat || (offers[other].blind && !mayGiveBlind(rules, state, other)))
  )
  const left = offers.map((offer, other) => (broken.includes(other) ? null : offer))
  return {
    state: replaceFirstStep(state, [{ step: 'capacity', offers: left }]),
    events: broken.map(withdrewEvent)
  }
}

function everythingOf(rules: readonly Rule[], state: State, seat: Seat): NonNullable<Offer> {
  return { cards: playerAt(state, seat).hand, ...(mayGiveBlind(rules, state, seat) && { blind: true }) }
}

/** The offers with each replaced by null, to hide the cards; the view's `pledge` has how many each gives. */
export function withoutCards(offers: readonly Offer[]): readonly Offer[] {
  return offers.map(() => null)
}

/** Discards the cards of the seat's offer; blind ones go from its pile, seen by nobody. */
function paid(state: State, offer: Offer, seat: Seat): State {
  const given = spendCards(state, seat, [], offer?.cards ?? [])
  if (!offer?.blind) return given
  const { pile, discarded } = playerAt(given, seat)
  return withPlayer(given, seat, { pile: pile.slice(BLIND_COUNT), discarded: discarded + BLIND_COUNT })
}

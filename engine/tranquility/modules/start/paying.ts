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

/** Handles the step that waits for offers: until every seat's offer stands and they make eight. */
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
 * Opens the offers for a Start, or loses the match where all hands can't give eight (ruling 8). Where all together can give
 * exactly eight, and where a seat can give nothing, offers are made for the seats, as everybody can see them.
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

/** Takes back the offer of `seat`, and those that can't stand any more; then asks for offers again. */
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

/** As many offers, none of them told: how many cards each gives stands in the view's `pledge`. */
export function withoutCards(offers: readonly Offer[]): readonly Offer[] {
  return offers.map(() => null)
}

/** Each seat's cards go to its discard pile; those of its pile are seen by nobody. */
function paid(state: State, offer: Offer, seat: Seat): State {
  const given = spendCards(state, seat, [], offer?.cards ?? [])
  if (!offer?.blind) return given
  const { pile, discarded } = playerAt(given, seat)
  return withPlayer(given, seat, { pile: pile.slice(BLIND_COUNT), discarded: discarded + BLIND_COUNT })
}

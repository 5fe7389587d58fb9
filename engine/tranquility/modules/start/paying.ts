import type { Seat, Step } from '../../../game.ts'
import { playerAt, spendCards, withPlayer } from '../../../players.ts'
import {
  BLIND_CARDS_FROM_PILE,
  START_PRICE_IN_CARDS,
  publicOfferLimitOfAll,
  trueOfferLimit,
  publicOfferLimit,
  mayOfferBlindCardsUnderStorm,
  recordOffer,
  offersOrNull,
  cardsShortOfPrice,
  countOfferedCards,
  offerWithdrawnEvent
} from './offers.ts'
import type { StepHandler, Rule } from '../../core/rule.ts'
import { type PendingStep, type State, endMatch, makeEvent, replaceFirstStep } from '../../core/state.ts'
import type { SeatOfferTowardStart } from './slice.ts'

/** Handles the step `pledge`: waits until all seats have offered and the offers make eight, then discards the offered cards. */
export const collectOffersAndPayHandler: StepHandler<Extract<PendingStep, { step: 'pledge' }>> = {
  awaits(state, { offers }, rules) {
    const seats = [...offers.keys()]
    const silent = seats.filter(seat => !offers[seat])
    if (silent.length > 0 || cardsShortOfPrice(offers) === 0) return silent
    return seats.filter(seat => publicOfferLimit(rules, state, seat) > countOfferedCards(offers[seat]))
  },

  visible: ({ step, offers }) => ({ step, offers: hideAllOffers(offers) }),

  run: (state, { offers }) => ({
    state: offers.reduce(withOfferPaid, replaceFirstStep(state)),
    events: [makeEvent('paid', { counts: offers.map(countOfferedCards) })]
  })
}

/**
 * Opens the offers for a Start; the match is lost if all hands can't give eight (ruling 8). Makes the offer of a seat that can
 * give nothing and, if all seats together can give just eight, of every seat, by public counts.
 */
export function openOffersWithForcedOnesOrLose(
  state: State,
  { offers }: Extract<PendingStep, { step: 'capacity' }>,
  rules: readonly Rule[]
): Step<State> {
  const seats = [...offers.keys()]
  const most = seats.reduce((sum, seat) => sum + trueOfferLimit(rules, state, seat), 0)
  if (most < START_PRICE_IN_CARDS) return endMatch(state, { outcome: 'lost', why: 'LOSS_START_UNPAYABLE' })
  const isForced = publicOfferLimitOfAll(rules, state) === START_PRICE_IN_CARDS
  const forced = seats.filter(seat => {
    const all = publicOfferLimit(rules, state, seat)
    return (isForced || all === 0) && (!offers[seat] || countOfferedCards(offers[seat]) < all)
  })
  const asked = replaceFirstStep(state, [{ step: 'pledge', offers }])
  return forced.reduce<Step<State>>(
    (step, seat) => {
      const next = recordOffer(step.state, seat, largestOffer(rules, state, seat))
      return { state: next.state, events: [...step.events, ...next.events] }
    },
    { state: asked, events: [] }
  )
}

/** Takes back the offer of `seat`, and blind offers that are no longer allowed; then asks for offers again. */
export function withdrawOffersAndAskAgain(state: State, seat: Seat | null, rules: readonly Rule[]): Step<State> {
  const offers = offersOrNull(state)
  if (!offers) return { state, events: [] }
  const broken = [...offers.keys()].filter(
    other =>
      offers[other] && (other === seat || (offers[other].blind && !mayOfferBlindCardsUnderStorm(rules, state, other)))
  )
  const left = offers.map((offer, other) => (broken.includes(other) ? null : offer))
  return {
    state: replaceFirstStep(state, [{ step: 'capacity', offers: left }]),
    events: broken.map(offerWithdrawnEvent)
  }
}

function largestOffer(rules: readonly Rule[], state: State, seat: Seat): NonNullable<SeatOfferTowardStart> {
  return { cards: playerAt(state, seat).hand, ...(mayOfferBlindCardsUnderStorm(rules, state, seat) && { blind: true }) }
}

/** The offers with each replaced by null, to hide the cards; the view's `pledge` has how many each gives. */
export function hideAllOffers(offers: readonly SeatOfferTowardStart[]): readonly SeatOfferTowardStart[] {
  return offers.map(() => null)
}

/** Discards the cards of the seat's offer; blind ones go from its pile, seen by nobody. */
function withOfferPaid(state: State, offer: SeatOfferTowardStart, seat: Seat): State {
  const given = spendCards(state, seat, [], offer?.cards ?? [])
  if (!offer?.blind) return given
  const { pile, discarded } = playerAt(given, seat)
  return withPlayer(given, seat, {
    pile: pile.slice(BLIND_CARDS_FROM_PILE),
    discarded: discarded + BLIND_CARDS_FROM_PILE
  })
}

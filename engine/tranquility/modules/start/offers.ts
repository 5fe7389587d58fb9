import type { Event, Seat, Step } from '../../../game.ts'
import { playerAt } from '../../../players.ts'
import { removeEachOnce } from '../../../multiset.ts'
import { handLimitOf } from '../../core/rule-queries.ts'
import { type Card, discardableCards } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { DEFAULT_HAND_LIMIT, type State, makeEvent, replaceFirstStep } from '../../core/state.ts'
import type { SeatOfferTowardStart } from './slice.ts'

/*
 * Offers of cards for a Start, and how many cards seats can offer.
 */

/** How many cards all seats together pay for the Start (RULES.md, 5.1). */
export const START_PRICE_IN_CARDS = 8
/** How many cards a blind offer gives from the top of the seat's pile. */
export const BLIND_CARDS_FROM_PILE = 2

/** Each seat's offer for the Start; null instead of the list while no Start is being paid. */
export function offersOrNull(state: State): readonly SeatOfferTowardStart[] | null {
  const now = state.pending[0]
  return now?.step === 'pledge' ? now.offers : null
}

/** The offers while they can be changed; null once all seats have offered and the offers make eight (RULES.md, 5.2). */
export function changeableOffersOrNull(state: State): readonly SeatOfferTowardStart[] | null {
  const offers = offersOrNull(state)
  return offers && (offers.includes(null) || cardsShortOfPrice(offers) > 0) ? offers : null
}

/** The seat's hand, without the cards of its offer once offers are closed. */
export function handWithoutClosedOffer(state: State, seat: Seat): readonly Card[] {
  const { hand } = playerAt(state, seat)
  const closed = changeableOffersOrNull(state) ? null : offersOrNull(state)
  return removeEachOnce(hand, closed?.[seat]?.cards ?? []) ?? hand
}

/** How many cards an offer gives, blind ones included. */
export function countOfferedCards(offer: SeatOfferTowardStart | undefined): number {
  return offer ? offer.cards.length + (offer.blind ? BLIND_CARDS_FROM_PILE : 0) : 0
}

/** How many cards the offers lack to eight; the offer of seat `exceptSeat` is left out. */
export function cardsShortOfPrice(offers: readonly SeatOfferTowardStart[], exceptSeat?: Seat): number {
  return offers.reduce(
    (short, offer, seat) => (seat === exceptSeat ? short : short - countOfferedCards(offer)),
    START_PRICE_IN_CARDS
  )
}

/**
 * Whether the seat may give the top two cards of its pile unseen: only if a Storm lowers its hand limit and its pile has two
 * (ruling 41).
 */
export function mayOfferBlindCardsUnderStorm(rules: readonly Rule[], state: State, seat: Seat): boolean {
  return (
    handLimitOf(rules, state, seat) < DEFAULT_HAND_LIMIT && playerAt(state, seat).pile.length >= BLIND_CARDS_FROM_PILE
  )
}

/** The most cards that the seat could give, by public counts: its hand, and two blind cards if it may give them. */
export function publicOfferLimit(rules: readonly Rule[], state: State, seat: Seat): number {
  return playerAt(state, seat).hand.length + blindCardsAllowed(rules, state, seat)
}

/** The most cards that all seats together could give, by public counts. */
export function publicOfferLimitOfAll(rules: readonly Rule[], state: State): number {
  return state.players.reduce((sum, _, seat) => sum + publicOfferLimit(rules, state, seat), 0)
}

/** The most cards that the seat can really give: hidden Sea Monsters, which can't be discarded, don't count. */
export function trueOfferLimit(rules: readonly Rule[], state: State, seat: Seat): number {
  return discardableCards(playerAt(state, seat).hand).length + blindCardsAllowed(rules, state, seat)
}

function blindCardsAllowed(rules: readonly Rule[], state: State, seat: Seat): number {
  return mayOfferBlindCardsUnderStorm(rules, state, seat) ? BLIND_CARDS_FROM_PILE : 0
}

/** Records the seat's offer; its event shows how many cards it gives. */
export function recordOffer(state: State, seat: Seat, offer: NonNullable<SeatOfferTowardStart>): Step<State> {
  const facts = { seat, count: countOfferedCards(offer), ...(offer.blind && { blind: true }) }
  return { state: withOffer(state, seat, offer), events: [makeEvent('pledged', facts)] }
}

/** The event that a seat has taken back its offer. */
export function offerWithdrawnEvent(seat: Seat): Event {
  return makeEvent('withdrew', { seat })
}

/** The state with the seat's offer; null takes it back. */
export function withOffer(state: State, seat: Seat, offer: SeatOfferTowardStart): State {
  const offers = [...(offersOrNull(state) ?? [])]
  offers[seat] = offer
  return replaceFirstStep(state, [{ step: 'pledge', offers }])
}

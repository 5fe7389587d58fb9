import type { Event, Seat, Step } from '../../../game.ts'
import { playerAt } from '../../../players.ts'
import { removeAll } from '../../../multiset.ts'
import { handLimitOf } from '../../core/rule-queries.ts'
import { type Card, discardableCards } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { DEFAULT_HAND_LIMIT, type State, happened, replaceFirstStep } from '../../core/state.ts'
import type { Offer } from './slice.ts'

/*
 * Offers of cards for a Start, and how many could be made.
 */

/** How many cards all seats together pay for the Start (RULES.md, 5.1). */
export const START_PRICE = 8
/** How many cards of the own pile go along with a blind offer. */
export const BLIND_COUNT = 2

/** The offers made so far; null while no Start is being paid. */
export function currentOffers(state: State): readonly Offer[] | null {
  const now = state.pending[0]
  return now?.step === 'pledge' ? now.offers : null
}

/** The offers while they can still be changed; null once all stand and make eight (RULES.md, 5.2). */
export function changeableOffers(state: State): readonly Offer[] | null {
  const offers = currentOffers(state)
  return offers && (offers.includes(null) || cardsShortOfPrice(offers) > 0) ? offers : null
}

/** The cards that a seat holds beside those that closed offers will take. */
export function handWithoutClosedOffer(state: State, seat: Seat): readonly Card[] {
  const { hand } = playerAt(state, seat)
  const closed = changeableOffers(state) ? null : currentOffers(state)
  return removeAll(hand, closed?.[seat]?.cards ?? []) ?? hand
}

/** How many cards an offer gives, those of the pile included. */
export function offerSize(offer: Offer | undefined): number {
  return offer ? offer.cards.length + (offer.blind ? BLIND_COUNT : 0) : 0
}

/** How many cards are missing to eight while the offers of all seats, or of all but one, stand. */
export function cardsShortOfPrice(offers: readonly Offer[], but?: Seat): number {
  return offers.reduce((short, offer, seat) => (seat === but ? short : short - offerSize(offer)), START_PRICE)
}

/**
 * Whether the seat may give the top two cards of its pile unseen: where a Storm lowers its hand limit and its pile has two
 * (ruling 41).
 */
export function mayGiveBlind(rules: readonly Rule[], state: State, seat: Seat): boolean {
  return handLimitOf(rules, state, seat) < DEFAULT_HAND_LIMIT && playerAt(state, seat).pile.length >= BLIND_COUNT
}

/** How many cards everybody can see that the seat might give at most: its hand, and a blind pair where that is allowed. */
export function visibleOfferLimit(rules: readonly Rule[], state: State, seat: Seat): number {
  return playerAt(state, seat).hand.length + pairOf(rules, state, seat)
}

/** How many cards everybody can see that all seats together might give at most. */
export function visibleCapacityOfAll(rules: readonly Rule[], state: State): number {
  return state.players.reduce((sum, _, seat) => sum + visibleOfferLimit(rules, state, seat), 0)
}

/** How many cards the seat can give in truth: Sea Monsters can't be discarded. */
export function trueCapacity(rules: readonly Rule[], state: State, seat: Seat): number {
  return discardableCards(playerAt(state, seat).hand).length + pairOf(rules, state, seat)
}

function pairOf(rules: readonly Rule[], state: State, seat: Seat): number {
  return mayGiveBlind(rules, state, seat) ? BLIND_COUNT : 0
}

/** Records an offer of the seat, and tells its size. */
export function storeOfferedCards(state: State, seat: Seat, offer: NonNullable<Offer>): Step<State> {
  const facts = { seat, count: offerSize(offer), ...(offer.blind && { blind: true }) }
  return { state: withOffer(state, seat, offer), events: [happened('pledged', facts)] }
}

/** The event that a seat has taken back its offer. */
export function withdrewEvent(seat: Seat): Event {
  return happened('withdrew', { seat })
}

/** The state with the seat's offer; null takes it back. */
export function withOffer(state: State, seat: Seat, offer: Offer): State {
  const offers = [...(currentOffers(state) ?? [])]
  offers[seat] = offer
  return replaceFirstStep(state, [{ step: 'pledge', offers }])
}

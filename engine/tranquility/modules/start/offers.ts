import type { Event, Seat, Step } from '../../../game.ts'
import { playerAt } from '../../../players.ts'
import { removeAll } from '../../../multiset.ts'
import { handLimitOf } from '../../core/rule-queries.ts'
import { type Card, discardableCards } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { HAND_LIMIT, type State, happened, replaceFirstStep } from '../../core/state.ts'
import type { Offer } from './slice.ts'

/*
 * What is offered for a Start, and what could be.
 */

/** How many cards the Start costs all seats together. */
export const START_PRICE = 8
/** How many cards of the own pile may be given unseen. */
export const BLIND_COUNT = 2

/** The offers made so far; null while no Start is being paid. */
export function currentOffers(state: State): readonly Offer[] | null {
  const now = state.pending[0]
  return now?.step === 'pledge' ? now.offers : null
}

/** The offers while they can still be changed: closed are they once all stand and make eight. */
export function changeableOffers(state: State): readonly Offer[] | null {
  const offers = currentOffers(state)
  return offers && (offers.includes(null) || cardsShortOfPrice(offers) > 0) ? offers : null
}

/** What a seat holds besides what closed offers will take of it. */
export function handWithoutClosedOffer(state: State, seat: Seat): readonly Card[] {
  const { hand } = playerAt(state, seat)
  const closed = changeableOffers(state) ? null : currentOffers(state)
  return removeAll(hand, closed?.[seat]?.cards ?? []) ?? hand
}

export function offerSize(offer: Offer | undefined): number {
  return offer ? offer.cards.length + (offer.blind ? BLIND_COUNT : 0) : 0
}

/** What is short of eight while the offers of all seats, or of all but one, stand. */
export function cardsShortOfPrice(offers: readonly Offer[], but?: Seat): number {
  return offers.reduce((short, offer, seat) => (seat === but ? short : short - offerSize(offer)), START_PRICE)
}

/**
 * Rulebook: whom a Storm leaves a smaller hand may give the top two of its pile unseen, where it has two. Under two such
 * Storms no more than under one (ruling 41).
 */
export function mayGiveBlind(rules: readonly Rule[], state: State, seat: Seat): boolean {
  return handLimitOf(rules, state, seat) < HAND_LIMIT && playerAt(state, seat).pile.length >= BLIND_COUNT
}

/** How many cards everybody can see that the seat might give: its hand, and a pair of its pile where that is allowed. */
export function visibleCapacity(rules: readonly Rule[], state: State, seat: Seat): number {
  return playerAt(state, seat).hand.length + pairOf(rules, state, seat)
}

export function visibleCapacityOfAll(rules: readonly Rule[], state: State): number {
  return state.players.reduce((sum, _, seat) => sum + visibleCapacity(rules, state, seat), 0)
}

/** How many it can truly give. */
export function trueCapacity(rules: readonly Rule[], state: State, seat: Seat): number {
  return discardableCards(playerAt(state, seat).hand).length + pairOf(rules, state, seat)
}

function pairOf(rules: readonly Rule[], state: State, seat: Seat): number {
  return mayGiveBlind(rules, state, seat) ? BLIND_COUNT : 0
}

export function recordOffer(state: State, seat: Seat, offer: NonNullable<Offer>): Step<State> {
  const facts = { seat, count: offerSize(offer), ...(offer.blind && { blind: true }) }
  return { state: withOffer(state, seat, offer), events: [happened('pledged', facts)] }
}

export function withdrewEvent(seat: Seat): Event {
  return happened('withdrew', { seat })
}

export function withOffer(state: State, seat: Seat, offer: Offer): State {
  const offers = [...(currentOffers(state) ?? [])]
  offers[seat] = offer
  return replaceFirstStep(state, [{ step: 'pledge', offers }])
}

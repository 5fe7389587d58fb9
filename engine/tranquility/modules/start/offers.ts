import type { Event, Seat, Step } from '../../../game.ts'
import { playerAt } from '../../../players.ts'
import { removeAll } from '../../../multiset.ts'
import { limitOf } from '../../core/asked.ts'
import { type Card, discardable } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { HAND_LIMIT, type State, happened, proceed } from '../../core/state.ts'
import type { Offer } from './slice.ts'

/*
 * What is offered for a Start, and what could be.
 */

/** How many cards the Start costs all seats together. */
export const START_PRICE = 8
/** How many cards of the own pile may be given unseen. */
export const PAIR = 2

/** The offers made so far; null while no Start is being paid. */
export function offersIn(state: State): readonly Offer[] | null {
  const now = state.pending[0]
  return now?.step === 'pledge' ? now.offers : null
}

/** The offers while they can still be changed: closed are they once all stand and make eight. */
export function openOffers(state: State): readonly Offer[] | null {
  const offers = offersIn(state)
  return offers && (offers.includes(null) || shortOf(offers) > 0) ? offers : null
}

/** What a seat holds besides what closed offers will take of it. */
export function unpledged(state: State, seat: Seat): readonly Card[] {
  const { hand } = playerAt(state, seat)
  const closed = openOffers(state) ? null : offersIn(state)
  return removeAll(hand, closed?.[seat]?.cards ?? []) ?? hand
}

export function sizeOf(offer: Offer | undefined): number {
  return offer ? offer.cards.length + (offer.blind ? PAIR : 0) : 0
}

/** What is short of eight while the offers of all seats, or of all but one, stand. */
export function shortOf(offers: readonly Offer[], but?: Seat): number {
  return offers.reduce((short, offer, seat) => (seat === but ? short : short - sizeOf(offer)), START_PRICE)
}

/**
 * Rulebook: whom a Storm leaves a smaller hand may give the top two of its pile unseen, where it has two. Under two such
 * Storms no more than under one (ruling 41).
 */
export function mayGiveBlind(rules: readonly Rule[], state: State, seat: Seat): boolean {
  return limitOf(rules, state, seat) < HAND_LIMIT && playerAt(state, seat).pile.length >= PAIR
}

/** How many cards everybody can see that the seat might give: its hand, and a pair of its pile where that is allowed. */
export function couldGive(rules: readonly Rule[], state: State, seat: Seat): number {
  return playerAt(state, seat).hand.length + pairOf(rules, state, seat)
}

export function allCouldGive(rules: readonly Rule[], state: State): number {
  return state.players.reduce((sum, _, seat) => sum + couldGive(rules, state, seat), 0)
}

/** How many it can truly give. */
export function capacity(rules: readonly Rule[], state: State, seat: Seat): number {
  return discardable(playerAt(state, seat).hand).length + pairOf(rules, state, seat)
}

function pairOf(rules: readonly Rule[], state: State, seat: Seat): number {
  return mayGiveBlind(rules, state, seat) ? PAIR : 0
}

export function offering(state: State, seat: Seat, offer: NonNullable<Offer>): Step<State> {
  const facts = { seat, count: sizeOf(offer), ...(offer.blind && { blind: true }) }
  return { state: withOffer(state, seat, offer), events: [happened('pledged', facts)] }
}

export function withdrew(seat: Seat): Event {
  return happened('withdrew', { seat })
}

export function withOffer(state: State, seat: Seat, offer: Offer): State {
  const offers = [...(offersIn(state) ?? [])]
  offers[seat] = offer
  return proceed(state, [{ step: 'pledge', offers }])
}

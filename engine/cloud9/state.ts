import { eventMaker } from '../events.ts'
import type { Result, Seat } from '../game.ts'
import { nextSeat, playerAt } from '../players.ts'
import type { Card, DieFace } from './cards.ts'
import type { EventFacts } from './codes.ts'
import type { SealableAnswer } from './lines.ts'

/** A seat's cards and points, and what it has done in the present trip. */
export type Player = {
  readonly hand: readonly Card[]
  readonly score: number
  readonly aboard: boolean
  /** The seat's choice on this roll, which everybody sees; null until its answer takes effect. */
  readonly choice: 'jump' | 'stay' | null
  /** The answer sealed before the seat's turn, or `wait`. Others see that an answer is sealed, but not which (ruling 17). */
  readonly sealed: SealableAnswer | 'wait' | null
}

/**
 * The next step of a match. Seats decide in `passengers`, `pilot` and, if the pilot is alone, `solo`. In all other phases the
 * table acts. `trip`: it begins a trip. `roll`: it rolls the dice. `risen`: it moves on to the next cloud. `fallen`: it ends the
 * trip after a fall; `landed`: after the top cloud or a lone pilot's jump. `draw`: it deals everybody a card.
 */
export type Phase = 'trip' | 'roll' | 'passengers' | 'pilot' | 'risen' | 'solo' | 'fallen' | 'landed' | 'draw' | 'over'

/** When it is checked whether a seat has fifty points: after each trip, or only after a fall (ruling 4). */
export type EndCheck = 'trip-end' | 'fall-only'

export type State = {
  readonly endCheck: EndCheck
  /** Whether views show the chance that the pilot can pay. */
  readonly odds: boolean
  readonly phase: Phase
  /** The number of the trip, from 1. */
  readonly trip: number
  /** The number of the current question; it grows with each roll, and when a pilot left alone must decide. */
  readonly round: number
  /** The number of the cloud on which the balloon is, from 1. */
  readonly cloud: number
  /** The seat that flies the balloon. */
  readonly pilot: Seat
  /** The faces of the dice that were rolled; null before the roll. */
  readonly roll: readonly DieFace[] | null
  readonly players: readonly Player[]
  /** The cards of the pile, the top one first. */
  readonly pile: readonly Card[]
  readonly discard: readonly Card[]
  readonly result: Result | null
}

/** All seats clockwise, beginning after the given seat and ending with it. */
export function seatsClockwiseEndingWith(state: State, seat: Seat): readonly Seat[] {
  const seats: Seat[] = []
  for (const _ of state.players) seats.push(nextSeat(state, seats.at(-1) ?? seat))
  return seats
}

/** The seats in the basket, clockwise from the pilot's left; the pilot is last. */
export function seatsAboardPilotLast(state: State): readonly Seat[] {
  return seatsClockwiseEndingWith(state, state.pilot).filter(seat => playerAt(state, seat).aboard)
}

/** The passenger whose answer takes effect next (RULES.md, 4.3); null once all have chosen, and in other phases. */
export function nextPassengerInEffectOrder(state: State): Seat | null {
  const open = seatsAboardPilotLast(state).find(seat => seat !== state.pilot && playerAt(state, seat).choice === null)
  return state.phase === 'passengers' ? (open ?? null) : null
}

/** Whether only the pilot is left in the basket. */
export function isPilotAlone(state: State): boolean {
  return seatsAboardPilotLast(state).length === 1
}

/** The state with every player updated by `changed`. */
export function withAllPlayers(state: State, changed: (player: Player, seat: Seat) => Partial<Player>): State {
  return { ...state, players: state.players.map((player, seat) => ({ ...player, ...changed(player, seat) })) }
}

/** Builds an event of this game from its type and facts. */
export const makeEvent = eventMaker<EventFacts>()

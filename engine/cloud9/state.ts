import type { Event, Result, Seat, Step } from '../game.ts'
import { nextSeat, playerAt } from '../players.ts'
import type { Card, DieFace } from './cards.ts'
import type { EventFacts } from './codes.ts'
import type { SealableAnswer } from './lines.ts'

export type Player = {
  readonly hand: readonly Card[]
  readonly score: number
  readonly aboard: boolean
  /** What it chose on this roll, once that counts; open to all. */
  readonly choice: 'jump' | 'stay' | null
  /** What it answered before its place came, or that it waits for that. That there is something is open, what it says is not: ruling 17. */
  readonly sealed: SealableAnswer | 'wait' | null
}

/**
 * What is to happen next. Passengers, pilot and the lone pilot are asked; all else the table does by itself: it begins a
 * trip, rolls, moves on after a rise, ends a trip that has fallen or come to another end, and hands out cards.
 */
export type Phase = 'trip' | 'roll' | 'passengers' | 'pilot' | 'risen' | 'solo' | 'fallen' | 'landed' | 'draw' | 'over'

/** When it is asked whether somebody has enough points: after each trip, or only after a fall. */
export type EndCheck = 'trip-end' | 'fall-only'

export type State = {
  readonly endCheck: EndCheck
  /** Whether the table counts how likely it is that the pilot can pay. */
  readonly odds: boolean
  readonly phase: Phase
  readonly trip: number
  /** How often all who are aboard have been asked something new. */
  readonly round: number
  /** From 1. */
  readonly cloud: number
  readonly pilot: Seat
  readonly roll: readonly DieFace[] | null
  readonly players: readonly Player[]
  /** Top first. */
  readonly pile: readonly Card[]
  readonly discard: readonly Card[]
  readonly result: Result | null
}

/** The seats clockwise from that one, itself the last. */
export function clockwiseFrom(state: State, seat: Seat): readonly Seat[] {
  const seats: Seat[] = []
  for (const _ of state.players) seats.push(nextSeat(state, seats.at(-1) ?? seat))
  return seats
}

/** Who is in the basket: clockwise from the pilot's left, the pilot the last. */
export function seatsAboard(state: State): readonly Seat[] {
  return clockwiseFrom(state, state.pilot).filter(seat => playerAt(state, seat).aboard)
}

/** The passenger whose place it is; none once all have chosen. */
export function nextPassenger(state: State): Seat | null {
  const open = seatsAboard(state).find(seat => seat !== state.pilot && playerAt(state, seat).choice === null)
  return state.phase === 'passengers' ? (open ?? null) : null
}

export function isPilotAlone(state: State): boolean {
  return seatsAboard(state).length === 1
}

/** The state with all players changed alike. */
export function withAllPlayers(state: State, changed: (player: Player, seat: Seat) => Partial<Player>): State {
  return { ...state, players: state.players.map((player, seat) => ({ ...player, ...changed(player, seat) })) }
}

export function step(state: State, ...events: readonly Event[]): Step<State> {
  return { state, events }
}

/** An event of this game; `only` and `sealed` as in every game. */
export function happened<Type extends keyof EventFacts>(
  type: Type,
  facts: EventFacts[Type],
  rest: Pick<Event, 'only' | 'sealed'> = {}
): Event {
  return { type, facts, ...rest }
}

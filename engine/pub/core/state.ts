import { eventMaker } from '../../events.ts'
import type { Result, Seat } from '../../game.ts'
import type { EventFacts } from '../codes.ts'
import { type Place } from '../room/circle.ts'
import { type GuestName, seatOfGuest } from '../room/names.ts'
import type { DiceValues, DiceUse, DiceUsed } from './dice.ts'

/** A character in the pub: where it is, and the coins and beers in front of it. */
export type Guest = { readonly name: GuestName; readonly place: Place; readonly coins: number; readonly beers: number }

export type Player = {
  /** The beers of guests who were sent home in time. */
  readonly bank: number
  /** What lies face down in the stack, top first. */
  readonly hidden: readonly GuestName[]
  /** What lies face up under it, in the order in which it was put there. */
  readonly shown: readonly GuestName[]
}

/**
 * What is to happen next. `first` asks for the compulsory action, `second` for what is done with the other die; all else
 * the table does by itself: it begins a turn, rolls, plays what is forced, lets somebody in, and ends the turn.
 */
export type Phase = 'turn' | 'roll' | 'first' | 'forced' | 'second' | 'enter' | 'end' | 'over'

export type State = {
  readonly phase: Phase
  readonly active: Seat
  readonly dice: DiceValues | null
  readonly used: DiceUsed
  /** The dice spent on the guest who is about to enter. */
  readonly entering: DiceUse | null
  /** The table where he stands; null until he has left the door. */
  readonly innkeeper: Place | null
  /** The coins that lie on the door and the tables, by place. */
  readonly floor: readonly number[]
  /** By clan, race, number. */
  readonly guests: readonly Guest[]
  readonly players: readonly Player[]
  readonly result: Result | null
}

/** How many banked beers win, by the number of seats (RULES.md, 1). */
const GOALS: { readonly [seats: number]: number } = { 2: 15, 3: 13, 4: 11, 5: 9 }

/** A guest with so many beers is thrown out (RULES.md, 4.8). */
export const BEERS_TO_EXPEL = 6

/** How many banked beers win a match of so many players. */
export function beersToWin({ players }: Pick<State, 'players'>): number {
  const goal = GOALS[players.length]
  if (!goal) throw new Error(`Cannot find the goal of "${players.length}" seats`)
  return goal
}

export function guestNamed({ guests }: Pick<State, 'guests'>, name: GuestName): Guest | null {
  return guests.find(guest => guest.name === name) ?? null
}

export function guestsAt({ guests }: Pick<State, 'guests'>, place: Place): readonly Guest[] {
  return guests.filter(guest => guest.place === place)
}

/** Whether a guest of the seat's clan is at a place. */
export function isClanAt(state: Pick<State, 'guests'>, seat: Seat, place: Place): boolean {
  return guestsAt(state, place).some(({ name }) => seatOfGuest(name) === seat)
}

/** The state with some guests changed or added, all sorted by name. */
export function withGuests(state: State, ...changed: readonly Guest[]): State {
  const others = state.guests.filter(({ name }) => !changed.some(guest => guest.name === name))
  // Names follow each other as characters are listed.
  const guests = [...others, ...changed].sort((one, other) => (one.name < other.name ? -1 : 1))
  return { ...state, guests }
}

/** The state with `more` coins lying at a place; fewer if that is negative. */
export function addFloorCoins(state: State, place: Place, more: number): State {
  return { ...state, floor: state.floor.map((coins, at) => (at === place ? coins + more : coins)) }
}

/** An event of this game with its facts. */
export const happened = eventMaker<EventFacts>()

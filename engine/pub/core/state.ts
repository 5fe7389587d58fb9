import { eventMaker } from '../../events.ts'
import type { Result, Seat } from '../../game.ts'
import type { EventFacts } from '../codes.ts'
import { type Place } from '../room/circle.ts'
import { type GuestName, seatOfGuest } from '../room/names.ts'
import type { DiceValues, DiceUse, DiceUsed } from './dice.ts'

/** A character in the pub: where it is, and the coins and beers in front of it. */
export type Guest = { readonly name: GuestName; readonly place: Place; readonly coins: number; readonly beers: number }

export type Player = {
  /** The clan's banked beers: those of its guests who were sent home, not thrown out. */
  readonly bank: number
  /** The face-down cards of the stack, the top card first. */
  readonly hidden: readonly GuestName[]
  /** The face-up cards under the stack, in the order in which they were put there. */
  readonly shown: readonly GuestName[]
}

/**
 * The phase of a turn. The active seat decides in `first` (the compulsory action) and `second` (the action with the other die).
 * The table does the other phases by itself: it begins the `turn`, makes the `roll`, plays a `forced` action, lets a guest
 * `enter` and ends the turn.
 */
export type Phase = 'turn' | 'roll' | 'first' | 'forced' | 'second' | 'enter' | 'end' | 'over'

export type State = {
  readonly phase: Phase
  readonly active: Seat
  readonly dice: DiceValues | null
  readonly used: DiceUsed
  /** The dice spent on the guest who is about to come in; null if none is. */
  readonly entering: DiceUse | null
  /** The table where the innkeeper stands; null until he has left the door. */
  readonly innkeeper: Place | null
  /** The number of coins that lie at each place: the door, then tables 1 to 6. */
  readonly floor: readonly number[]
  /** The guests in the pub, sorted by clan, race and number. */
  readonly guests: readonly Guest[]
  readonly players: readonly Player[]
  readonly result: Result | null
}

/** The number of banked beers that wins, by the number of seats (RULES.md, 1). */
const GOALS: { readonly [seats: number]: number } = { 2: 15, 3: 13, 4: 11, 5: 9 }

/** The number of beers at which a guest is thrown out (RULES.md, 4.8). */
export const BEERS_TO_EXPEL = 6

/** The number of banked beers that wins the match, by its number of players. */
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
export function hasClanGuestAt(state: Pick<State, 'guests'>, seat: Seat, place: Place): boolean {
  return guestsAt(state, place).some(({ name }) => seatOfGuest(name) === seat)
}

/** The state with guests added, or replaced where the name is in the pub already; all stay sorted by name. */
export function upsertGuests(state: State, ...changed: readonly Guest[]): State {
  const others = state.guests.filter(({ name }) => !changed.some(guest => guest.name === name))
  // The alphabetical order of names is that of `GUEST_NAMES`.
  const guests = [...others, ...changed].sort((one, other) => (one.name < other.name ? -1 : 1))
  return { ...state, guests }
}

/** The state with `coinsToAdd` coins added to a place, or taken from it if `coinsToAdd` is negative. */
export function addFloorCoins(state: State, place: Place, coinsToAdd: number): State {
  return { ...state, floor: state.floor.map((coins, at) => (at === place ? coins + coinsToAdd : coins)) }
}

/** Builds an event of this game from its type and facts. */
export const makeEvent = eventMaker<EventFacts>()

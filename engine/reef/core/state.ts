import { eventMaker } from '../../events.ts'
import type { Result, Seat } from '../../game.ts'
import { nextSeat, playerAt } from '../../players.ts'
import type { EventFacts } from '../codes.ts'
import { type Card, type Colour, type Fish, type BreedingCard } from '../sea/cards.ts'
import type { Grid, Slot } from '../sea/grid.ts'
import { coloursIn, type WormCounts } from '../sea/worms.ts'

/** A coral: it is empty, carries a fish, or is closed by a breeding card (`bred`). */
export type Coral = { readonly fish: Fish | null; readonly bred: BreedingCard | null }

/** A seat's worms, cards, boats and corals, all of which lie open (RULES.md, 6; ruling 17). */
export type Player = {
  readonly worms: WormCounts
  readonly pearls: number
  readonly sharks: number
  readonly boats: number
  readonly corals: readonly Coral[]
}

/**
 * The next step of a turn, in this order. `roll`: the table rolls the dice. `income`: the active seat gets a worm for each die.
 * `pick`: the other seat gets a worm. In both, a seat decides only if it has a choice of colours. `turn`: the active seat acts.
 * `look` and `wanted`: the table turns up a card of the sea, or a breeding card. `flow`: the current flows.
 */
export type Phase = 'roll' | 'income' | 'pick' | 'turn' | 'look' | 'wanted' | 'flow' | 'over'

/** The colours of the two dice that were rolled. */
export type DiceRoll = readonly [Colour, Colour]

export type State = {
  readonly grid: Grid
  /** The deck, which lies face down, the top card first. */
  readonly deck: readonly Card[]
  readonly discard: readonly Card[]
  /** The pile of breeding cards, the top one first. */
  readonly breeding: readonly BreedingCard[]
  /** The open breeding cards by their places; null in a place that is empty. */
  readonly wanted: readonly (BreedingCard | null)[]
  /** The worms that no seat has. */
  readonly stock: WormCounts
  readonly boatsLeft: number
  readonly players: readonly Player[]
  readonly active: Seat
  readonly phase: Phase
  readonly dice: DiceRoll | null
  /** How many dice are done: each gives the active seat a worm, or nothing if the stock is empty. */
  readonly given: number
  /** The slot whose card is to be turned up. */
  readonly looking: Slot | null
  readonly result: Result | null
}

/** How many corals a seat may have, closed ones included (ruling 12). */
export const MAX_CORALS_PER_SEAT = 5
/** How many boats a seat may have: one for each column. */
export const MAX_BOATS_PER_SEAT = 8
/** How many breedings win the match (RULES.md, 5). */
export const BREEDINGS_TO_WIN = 5

/** The seat that decides in this phase: the other one in `pick`, otherwise the active one. */
export function decidingSeat(state: State): Seat {
  return state.phase === 'pick' ? nextSeat(state, state.active) : state.active
}

/**
 * The colours of worms that may be taken now: those rolled, or all in stock if a rolled one is out of stock (RULES.md, 4.2 and
 * 4.3). A seat decides only between two or more; empty outside `income` and `pick`.
 */
export function takeableColours({ phase, dice, given, stock }: State): readonly Colour[] {
  const left = coloursIn(stock)
  const rolled =
    phase === 'pick' ? [...new Set(dice)] : phase === 'income' ? (dice?.slice(given, given + 1) ?? []) : null
  if (!rolled) return []
  return rolled.every(colour => left.includes(colour)) ? left.filter(colour => rolled.includes(colour)) : left
}

/** The present table as if the seat's turn had begun: cards that the other seat has turned up cost their full price again. */
export function asIfTurnBegan(state: State, seat: Seat): State {
  const grid =
    seat === state.active ? state.grid : state.grid.map(lying => (lying?.half ? { ...lying, half: false } : lying))
  return { ...state, grid, active: seat, phase: 'turn' }
}

/** How often the seat has bred. */
export function countBreedings(state: State, seat: Seat): number {
  return playerAt(state, seat).corals.filter(({ bred }) => bred !== null).length
}

/** The breedings of each seat, in seat order. */
export function breedingsPerSeat(state: State): readonly number[] {
  return state.players.map((_, seat) => countBreedings(state, seat))
}

/** Builds an event of this game from its type and facts. */
export const makeEvent = eventMaker<EventFacts>()

import { eventMaker } from '../../events.ts'
import type { Result, Seat } from '../../game.ts'
import { nextSeat, playerAt } from '../../players.ts'
import type { EventFacts } from '../codes.ts'
import { type Card, type Colour, type Fish, type ColourPair } from '../sea/cards.ts'
import type { Grid, Slot } from '../sea/grid.ts'
import { coloursIn, type WormCounts } from '../sea/worms.ts'

/** A coral: it is empty, carries a fish, or is closed by a breeding card (`bred`). */
export type Coral = { readonly fish: Fish | null; readonly bred: ColourPair | null }

/** What a seat holds; all of it lies open (RULES.md, 6; ruling 17). */
export type Player = {
  readonly worms: WormCounts
  readonly pearls: number
  readonly sharks: number
  readonly boats: number
  readonly corals: readonly Coral[]
}

/**
 * The next step of a turn. The table rolls the dice (`roll`), gives each die's worm to the active seat (`income`) and one to
 * the other seat (`pick`), asking only who has a choice; waits for the active seat (`turn`); turns a card of the sea
 * (`look`) or a breeding card (`wanted`) up; and lets the current flow at the end (`flow`).
 */
export type Phase = 'roll' | 'income' | 'pick' | 'turn' | 'look' | 'wanted' | 'flow' | 'over'

/** The colours of the two dice that were rolled. */
export type DiceRoll = readonly [Colour, Colour]

export type State = {
  readonly grid: Grid
  /** Face down, the top card first. */
  readonly deck: readonly Card[]
  readonly discard: readonly Card[]
  /** The pile of breeding cards, the top one first. */
  readonly breeding: readonly ColourPair[]
  /** The open breeding cards by their places; null where the next has not been turned up. */
  readonly wanted: readonly (ColourPair | null)[]
  /** Worms that nobody has. */
  readonly stock: WormCounts
  readonly boatsLeft: number
  readonly players: readonly Player[]
  readonly active: Seat
  readonly phase: Phase
  readonly dice: DiceRoll | null
  /** How many dice have given the active seat their worm, or nothing. */
  readonly given: number
  /** The slot whose card is to be turned up. */
  readonly looking: Slot | null
  readonly result: Result | null
}

/** How many corals a seat may have, closed ones included (ruling 12). */
export const MAX_CORALS = 5
/** How many boats a seat may have: one for each column. */
export const MAX_BOATS_PER_SEAT = 8
/** RULES.md, 5. */
export const BREEDINGS_TO_WIN = 5

/** The seat that decides in this phase: the other one in `pick`, otherwise the active one. */
export function decidingSeat(state: State): Seat {
  return state.phase === 'pick' ? nextSeat(state, state.active) : state.active
}

/**
 * The colours of worms that may be taken now: those rolled, or all in stock if one rolled is out of stock (RULES.md, 4.2 and
 * 4.3). Only with two or more is anybody asked; empty outside `income` and `pick`.
 */
export function takeableColours({ phase, dice, given, stock }: State): readonly Colour[] {
  const left = coloursIn(stock)
  const rolled =
    phase === 'pick' ? [...new Set(dice)] : phase === 'income' ? (dice?.slice(given, given + 1) ?? []) : null
  if (!rolled) return []
  return rolled.every(colour => left.includes(colour)) ? left.filter(colour => rolled.includes(colour)) : left
}

/** The present table as if the seat's turn had begun: cards that another has turned up are at full price again by then. */
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

/** An event of this game with its facts. */
export const happened = eventMaker<EventFacts>()

import type { Event, Result, Seat, Step } from '../../game.ts'
import { nextSeat, playerAt } from '../../players.ts'
import type { Card } from '../mountain/cards.ts'
import type { End, EventFacts, EventType } from '../codes.ts'
import type { Slices } from '../modules/slices.ts'
import { PLACES_BELOW_SUMMIT, type Slot } from '../mountain/mountain.ts'

export type Player = {
  readonly hand: readonly Card[]
  /** Top first. */
  readonly deck: readonly Card[]
  /** How many; which ones nobody may look up, their owner neither. */
  readonly discarded: number
}

export type PanoramaCard = {
  readonly sequence: readonly number[]
  readonly side: 'hidden' | 'revealed' | 'filmed'
}

/**
 * What is to happen next. The table itself resolves an action (or shuffles a deck after a hook), refills the hand and
 * begins the next turn; then the match waits for an action.
 */
export type Phase = 'begin' | 'action' | 'resolve' | 'shuffle' | 'refill' | 'over'

/** What lies on each slot of the mountain, on top. */
export type Grid = readonly (Card | null)[]

export type State = Slices & {
  /** By their names. */
  readonly rules: readonly string[]
  readonly grid: Grid
  /** Where a Bridge lies covered, out of play for good. */
  readonly buried: readonly Slot[]
  /** How many ibexes stand on each slot. */
  readonly ibexes: readonly number[]
  /** From the left. */
  readonly panoramas: readonly PanoramaCard[]
  readonly players: readonly Player[]
  readonly active: Seat
  readonly phase: Phase
  readonly result: Result | null
}

/** What lies open on the table. */
export type TableState = Slices & Pick<State, 'grid' | 'ibexes' | 'panoramas'>

export function handOf(state: State, seat: Seat): readonly Card[] {
  return playerAt(state, seat).hand
}

/** How many slots below the Summit's show neither a mountain card nor a Campfire. */
export function countUnfilledSlots({ grid }: State): number {
  return PLACES_BELOW_SUMMIT.filter(({ slot }) => !isFilled(grid, slot)).length
}

export function isFinished({ grid }: TableState): boolean {
  return PLACES_BELOW_SUMMIT.every(({ slot }) => isFilled(grid, slot))
}

/** A card lies on top of that slot; a Bridge that lay there is buried. */
export function layCard(state: State, slot: Slot, card: Card): State {
  const grid = state.grid.slice()
  const buried = grid[slot] === 'BR' ? [...state.buried, slot] : state.buried
  grid[slot] = card
  return { ...state, grid, buried }
}

/** The state once its action is taken: the table goes on. */
export function enterResolvePhase(state: State): State {
  return { ...state, phase: 'resolve' }
}

export function beginNextTurn(state: State): State {
  return { ...state, phase: 'begin', active: nextSeat(state, state.active) }
}

export function endMatch(state: State, result: Result & { readonly why: End }): Step<State> {
  const { outcome, why } = result
  return { state: { ...state, phase: 'over', result }, events: [happened('over', { outcome, why })] }
}

/** An event of this game; `only` and `sealed` as in every game. */
export function happened<Type extends EventType>(
  type: Type,
  facts: EventFacts[Type],
  rest: Pick<Event, 'only' | 'sealed'> = {}
): Event {
  return { type, facts, ...rest }
}

function isFilled(grid: Grid, slot: Slot): boolean {
  const card = grid[slot] ?? null
  return card !== null && card !== 'BR'
}

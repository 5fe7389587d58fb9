import type { Event, Result, Seat, Step } from '../../game.ts'
import { type Card, ISLANDS, type Island, type SpecialCard } from '../sea/cards.ts'
import type { EventFacts } from '../codes.ts'
import type { ModulePhase, ModuleStep, ModuleEvents, Slices, StoppingCardFacts } from '../modules/slices.ts'
import type { SeaName } from '../sea/seas.ts'

export type Player = {
  readonly hand: readonly Card[]
  /** Top first. */
  readonly pile: readonly Card[]
  /** How many; which ones is nobody's business any more. */
  readonly discarded: number
}

/** A card that stopped its owner's drawing and waits for a decision. */
export type StoppingCard = { readonly seat: Seat } & StoppingCardFacts

/**
 * Several seats draw side by side: each up to its limit, or so many cards, or until so many could be discarded.
 * Who has been shown a card waits, the others go on.
 */
export type DrawStep = {
  readonly step: 'draw'
  readonly seats: readonly Seat[]
  readonly cards?: number
  readonly discardable?: number
  readonly shown?: readonly StoppingCard[]
}

/** One step that lies ahead: the table's, or somebody's decision. */
export type PendingStep =
  | DrawStep
  | { readonly step: 'ready' }
  | { readonly step: 'begin'; readonly seat: Seat }
  | { readonly step: 'test' }
  | { readonly step: 'turn' }
  | ModuleStep

/** The kinds of decisions. */
export type Phase = 'turn' | ModulePhase

export type State = Slices & {
  /** By their names. */
  readonly rules: readonly string[]
  readonly table: TableKind
  readonly sea: SeaName
  readonly cells: readonly (Island | null)[]
  /** Islands that have left the sea for good; there where something can take them. */
  readonly destroyed?: readonly Island[]
  readonly startPlayed: boolean
  /** What lies in the place of the Start, if it isn't one. */
  readonly startedWith?: SpecialCard
  /** How many Wilds nobody has seen played; there where some are in the piles. */
  readonly wilds?: { readonly left: number }
  readonly active: Seat
  readonly players: readonly Player[]
  /** What is to happen next, in this order; a step may put others before the rest. */
  readonly pending: readonly PendingStep[]
  readonly result: Result | null
}

/** How many sit at the table, and whether against each other. */
export const TABLE_KINDS = ['together', 'alone', 'against'] as const
export type TableKind = (typeof TABLE_KINDS)[number]

export const HAND_LIMIT = 5

/** The seats clockwise, beginning with the one whose turn it is. */
export function seatsClockwise(state: State): Seat[] {
  const { length } = state.players
  return Array.from({ length }, (_, steps) => (state.active + steps) % length)
}

/** The islands that do not lie in the sea and have not been destroyed. */
export function unplacedIslands({ cells, destroyed = [] }: State): readonly Island[] {
  return ISLANDS.filter(island => !cells.includes(island) && !destroyed.includes(island))
}

export function countOpenCells(state: State): number {
  return state.cells.reduce<number>((open, island) => (island === null ? open + 1 : open), 0)
}

/** The state once its first pending step is done, with others put in its place. */
export function replaceFirstStep(state: State, instead: readonly PendingStep[] = []): State {
  const [, ...rest] = state.pending
  return { ...state, pending: [...instead, ...rest] }
}

export function endMatch(state: State, result: Result & Pick<EventFacts['over'], 'why'>): Step<State> {
  const { outcome, why } = result
  return { state: { ...state, pending: [], result }, events: [happened('over', { outcome, why })] }
}

type AllEvents = EventFacts & ModuleEvents

/** An event of this game, all of it for everybody. */
export function happened<Type extends keyof AllEvents>(type: Type, facts: AllEvents[Type]): Event {
  return { type, facts }
}

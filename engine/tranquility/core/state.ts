import { eventMaker } from '../../events.ts'
import type { Result, Seat, Step } from '../../game.ts'
import { type Card, ISLANDS, type Island, type SpecialCard } from '../sea/cards.ts'
import type { EventFacts } from '../codes.ts'
import type { ModulePhase, ModuleStep, ModuleEvents, Slices, StoppingCardFacts } from '../modules/slices.ts'
import type { SeaName } from '../sea/seas.ts'

/** A seat's cards: its hand, its pile (top first), and how many it has discarded. */
export type Player = {
  readonly hand: readonly Card[]
  /** Top first. */
  readonly pile: readonly Card[]
  /** How many cards lie in the seat's discards; nobody may look which (RULES.md, 12). */
  readonly discarded: number
}

/** A card that a seat has drawn and that stops its drawing until somebody decides. */
export type StoppingCard = { readonly seat: Seat } & StoppingCardFacts

/**
 * A pending step in which several seats draw side by side: each up to its hand limit, or `cards` of them, or until
 * `discardable` could be discarded. A seat in `shown` waits, the others draw on.
 */
export type DrawStep = {
  readonly step: 'draw'
  readonly seats: readonly Seat[]
  readonly cards?: number
  readonly discardable?: number
  readonly shown?: readonly StoppingCard[]
}

/** A step that lies ahead: the table's own, or a decision of a seat. */
export type PendingStep =
  | DrawStep
  | { readonly step: 'ready' }
  | { readonly step: 'begin'; readonly seat: Seat }
  | { readonly step: 'test' }
  | { readonly step: 'turn' }
  | ModuleStep

/** The kinds of decisions that a match may wait for. */
export type Phase = 'turn' | ModulePhase

/** The whole state of a match, all that is hidden included; each rule's slice is there when the match has the rule. */
export type State = Slices & {
  /** The names of the match's rules, in the order in which they are asked. */
  readonly rules: readonly string[]
  /** Whether the seats play together, one alone, or two against each other. */
  readonly table: TableKind
  readonly sea: SeaName
  /** The island on each cell of the sea, in the order of its cells; null where it is open. */
  readonly cells: readonly (Island | null)[]
  /** Islands that have left the sea for good; there where a rule can take them. */
  readonly destroyed?: readonly Island[]
  /** Special cards that lie in the sea as islands or were destroyed as such, by the island's value; left out while there are none. */
  readonly standIns?: { readonly [island: string]: SpecialCard }
  readonly startPlayed: boolean
  /** The special card played as the Start, if it isn't one. */
  readonly startedWith?: SpecialCard
  /** The seat whose turn it is. */
  readonly active: Seat
  readonly players: readonly Player[]
  /** The steps that lie ahead, the next one first; a step may put others in its place. */
  readonly pending: readonly PendingStep[]
  readonly result: Result | null
}

/** The kinds of tables: several seats together, one alone, two against each other. */
export const TABLE_KINDS = ['together', 'alone', 'against'] as const
/** A kind of table: it decides the deal, the extra draws for a Start, and whether points count. */
export type TableKind = (typeof TABLE_KINDS)[number]

/** How many cards a hand holds, unless a rule lowers that (RULES.md, 3.1). */
export const DEFAULT_HAND_LIMIT = 5

/** All seats clockwise, the active one first. */
export function seatsClockwise(state: State): Seat[] {
  const { length } = state.players
  return Array.from({ length }, (_, steps) => (state.active + steps) % length)
}

/** The islands that neither lie in the sea nor have been destroyed (ruling 44). */
export function unplacedIslands({ cells, destroyed = [] }: State): readonly Island[] {
  return ISLANDS.filter(island => !cells.includes(island) && !destroyed.includes(island))
}

/** The state once a card was placed as that island: noted where it is another card in truth (ruling 44). */
export function withStandIn(state: State, card: Card, island: Island): State {
  return typeof card === 'number' ? state : { ...state, standIns: { ...state.standIns, [island]: card } }
}

/** The state once no card lies as that island any more, back in a hand. */
export function withoutStandIn(state: State, island: Island): State {
  const { standIns, ...rest } = state
  if (!standIns?.[island]) return state
  const { [island]: _, ...left } = standIns
  return Object.keys(left).length > 0 ? { ...rest, standIns: left } : rest
}

/** How many cells of the sea are open. */
export function countOpenCells(state: State): number {
  return state.cells.reduce<number>((open, island) => (island === null ? open + 1 : open), 0)
}

/** Removes the first pending step, and puts others in its place. */
export function replaceFirstStep(state: State, instead: readonly PendingStep[] = []): State {
  const [, ...rest] = state.pending
  return { ...state, pending: [...instead, ...rest] }
}

/** Ends the match with a result: nothing is pending any more. */
export function endMatch(state: State, result: Result & Pick<EventFacts['over'], 'why'>): Step<State> {
  const { outcome, why } = result
  return { state: { ...state, pending: [], result }, events: [happened('over', { outcome, why })] }
}

type AllEvents = EventFacts & ModuleEvents

/** An event of this game with its facts. */
export const happened = eventMaker<AllEvents>()

import { eventMaker } from '../../events.ts'
import type { Result, Seat, Step } from '../../game.ts'
import { type Card, ISLANDS, type Island, type SpecialCard } from '../sea/cards.ts'
import type { CommonEventFacts } from '../codes.ts'
import type { ModulePhase, ModuleStep, ModuleEvents, Slices, StoppingCardFacts } from '../modules/slices.ts'
import type { SeaName } from '../sea/seas.ts'

/** A seat's cards: its hand, its pile, and the number of its discards. */
export type Player = {
  readonly hand: readonly Card[]
  /** The cards of the pile, top first. */
  readonly pile: readonly Card[]
  /** How many cards the seat has discarded; nobody may look which (RULES.md, 12). */
  readonly discarded: number
}

/** A special card that a seat has turned up, and that stops its drawing until somebody decides. */
export type CardStoppingDraw = { readonly seat: Seat } & StoppingCardFacts

/**
 * A pending step in which several seats draw: each up to its hand limit, or `cards` cards, or until it could discard
 * `discardable`. Seats in `shown` are stopped by a special card; the others continue.
 */
export type SeatsDrawStep = {
  readonly step: 'draw'
  readonly seats: readonly Seat[]
  readonly cards?: number
  readonly discardable?: number
  readonly shown?: readonly CardStoppingDraw[]
}

/** A pending step: the table runs it, or a seat must decide. turn.ts shows their order. */
export type PendingStep =
  | SeatsDrawStep
  | { readonly step: 'ready' }
  | { readonly step: 'begin'; readonly seat: Seat }
  | { readonly step: 'test' }
  | { readonly step: 'turn' }
  | ModuleStep

/** The kind of decision that a match waits for. */
export type Phase = 'turn' | ModulePhase

/** The whole state of a match, hidden cards included, with the slices of the rules that the match has. */
export type State = Slices & {
  /** The names of the match's rules, in the order in which their hooks are called. */
  readonly rules: readonly string[]
  /** Whether the seats play together, one alone, or two against each other. */
  readonly table: TableKind
  readonly sea: SeaName
  /** The island on each cell of the sea, by the cell's number; null if the cell is open. */
  readonly cells: readonly (Island | null)[]
  /** Islands that have left the sea for good; absent if no rule of the match can destroy islands. */
  readonly destroyed?: readonly Island[]
  /** The special card that lies in the sea as an island, or was destroyed as one, by that island's value; absent if none. */
  readonly standIns?: { readonly [island: string]: SpecialCard }
  readonly startPlayed: boolean
  /** The special card that was played in place of a Start, if any. */
  readonly startedWith?: SpecialCard
  /** The seat whose turn it is. */
  readonly active: Seat
  readonly players: readonly Player[]
  /** The pending steps, the next one first; a step that runs may put others in its place. */
  readonly pending: readonly PendingStep[]
  readonly result: Result | null
}

/** The kinds of tables: several seats together, one seat alone, two seats against each other. */
export const TABLE_KINDS = ['together', 'alone', 'against'] as const
/** A kind of table: it decides the deal, the extra draws for a Start, and whether points count. */
export type TableKind = (typeof TABLE_KINDS)[number]

/** The number of cards that a hand may hold, unless a rule lowers it (RULES.md, 3.1). */
export const DEFAULT_HAND_LIMIT = 5

/** All seats clockwise, the active one first. */
export function seatsClockwiseFromActive(state: State): Seat[] {
  const { length } = state.players
  return Array.from({ length }, (_, steps) => (state.active + steps) % length)
}

/** The islands that neither lie in the sea nor have been destroyed (ruling 44). */
export function islandsNotPlacedNorDestroyed({ cells, destroyed = [] }: State): readonly Island[] {
  const gone = new Set([...cells, ...destroyed])
  return ISLANDS.filter(island => !gone.has(island))
}

/** The state with a card recorded as a stand-in for an island; unchanged if the card is the island itself (ruling 44). */
export function recordStandIn(state: State, card: Card, island: Island): State {
  return typeof card === 'number' ? state : { ...state, standIns: { ...state.standIns, [island]: card } }
}

/** The state without the record that a card stands in for the island; for when that card goes back to a hand. */
export function forgetStandIn(state: State, island: Island): State {
  const { standIns, ...rest } = state
  if (!standIns?.[island]) return state
  const { [island]: _, ...left } = standIns
  return Object.keys(left).length > 0 ? { ...rest, standIns: left } : rest
}

/** How many cells of the sea are open. */
export function countOpenCells(state: State): number {
  let open = 0
  for (const island of state.cells) if (island === null) open++
  return open
}

/** Replaces the first pending step by others, or by none. */
export function replaceFirstStep(state: State, instead: readonly PendingStep[] = []): State {
  return { ...state, pending: instead.concat(state.pending.slice(1)) }
}

/** Ends the match with a result and drops all pending steps. */
export function endMatch(state: State, result: Result & Pick<CommonEventFacts['over'], 'why'>): Step<State> {
  const { outcome, why } = result
  return { state: { ...state, pending: [], result }, events: [makeEvent('over', { outcome, why })] }
}

type AllEvents = CommonEventFacts & ModuleEvents

/** Builds an event of this game from its type and facts. */
export const makeEvent = eventMaker<AllEvents>()

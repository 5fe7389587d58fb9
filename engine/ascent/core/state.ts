import { eventMaker } from '../../events.ts'
import type { Result, Seat, Step } from '../../game.ts'
import { nextSeat, playerAt } from '../../players.ts'
import type { Card } from '../mountain/cards.ts'
import type { EndReason, EventFacts } from '../codes.ts'
import type { Slices } from '../modules/slices.ts'
import { PLACES_BELOW_SUMMIT, type Slot } from '../mountain/mountain.ts'

export type Player = {
  readonly hand: readonly Card[]
  /** The seat's deck, top card first. */
  readonly deck: readonly Card[]
  /** How many cards the seat has paid or discarded; nobody may look up which ones (RULES.md, ruling A28). */
  readonly discarded: number
}

/**
 * The next step of a turn. In `action` the match waits for the active seat; the others are taken by the table: `resolve` an
 * action, or `shuffle` the deck after a hook, then `refill` the hand and `begin` the next turn (RULES.md, 4.2).
 */
export type Phase = 'begin' | 'action' | 'resolve' | 'shuffle' | 'refill' | 'over'

/** The card on top of each slot, null where the slot is empty. */
export type Grid = readonly (Card | null)[]

export type State = Slices & {
  /** The names of the rules that the match is played by. */
  readonly rules: readonly string[]
  readonly grid: Grid
  /** The slots where a Bridge lies covered, out of play for good (RULES.md, ruling A13). */
  readonly buried: readonly Slot[]
  readonly players: readonly Player[]
  readonly active: Seat
  readonly phase: Phase
  readonly result: Result | null
}

/** The part of a state that is on the table: the mountain and the rules' slices. */
export type TableState = Slices & Pick<State, 'grid'>

/** The cards of the seat's hand. */
export function handOf(state: State, seat: Seat): readonly Card[] {
  return playerAt(state, seat).hand
}

/** How many slots below the Summit's show neither a mountain card nor a Campfire: each is empty, or shows a Bridge. */
export function countUnfilledSlots({ grid }: State): number {
  return PLACES_BELOW_SUMMIT.filter(({ slot }) => !isFilled(grid, slot)).length
}

/** Whether the mountain is finished: every slot below the Summit's shows a mountain card or a Campfire (RULES.md, 4.7). */
export function isMountainFinished({ grid }: TableState): boolean {
  return PLACES_BELOW_SUMMIT.every(({ slot }) => isFilled(grid, slot))
}

/** Lays a card on a slot and covers any card there. A Bridge that it covers is buried (RULES.md, ruling A13). */
export function layCardAndBuryBridge(state: State, slot: Slot, card: Card): State {
  const grid = state.grid.slice()
  const buried = grid[slot] === 'BR' ? [...state.buried, slot] : state.buried
  grid[slot] = card
  return { ...state, grid, buried }
}

/** Ends the action of a turn: the table resolves it next. */
export function enterResolvePhase(state: State): State {
  return { ...state, phase: 'resolve' }
}

/** Passes the turn to the next seat clockwise. */
export function passTurn(state: State): State {
  return { ...state, phase: 'begin', active: nextSeat(state, state.active) }
}

/** Ends the match with the result. */
export function endMatch(state: State, result: Result & { readonly why: EndReason }): Step<State> {
  const { outcome, why } = result
  return { state: { ...state, phase: 'over', result }, events: [makeEvent('over', { outcome, why })] }
}

/** An event of this game with its facts. */
export const makeEvent = eventMaker<EventFacts>()

function isFilled(grid: Grid, slot: Slot): boolean {
  const card = grid[slot] ?? null
  return card !== null && card !== 'BR'
}

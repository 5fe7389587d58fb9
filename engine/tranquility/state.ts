import type { Event, Result, Seat, Step } from '../game.ts'
import type { EventType } from './codes.ts'
import type { SeaName } from './seas.ts'

export type Island = number & { readonly mark?: 'island' }
/** As it is written in a line: `23`, `S`, `F`. */
export type Card = Island | 'S' | 'F'

export type Player = {
  readonly hand: readonly Card[]
  /** Top first. */
  readonly pile: readonly Card[]
  /** How many; which ones is nobody's business any more. */
  readonly discarded: number
}

/** A standing offer of cards for the Start; null where a seat has made none. */
export type Offer = readonly Card[] | null

/** One step that lies ahead: the table's, or somebody's decision. */
export type Pending =
  | { readonly step: 'draw'; readonly seat: Seat }
  | { readonly step: 'starts' }
  | { readonly step: 'ready' }
  | { readonly step: 'begin'; readonly seat: Seat }
  | { readonly step: 'turn' }
  | { readonly step: 'extra'; readonly seat: Seat; readonly cards: number }
  | { readonly step: 'capacity' }
  | { readonly step: 'pledge'; readonly offers: readonly Offer[] }
  | { readonly step: 'win' }

export type State = {
  readonly sea: SeaName
  readonly cells: readonly (Island | null)[]
  readonly startPlayed: boolean
  readonly active: Seat
  readonly players: readonly Player[]
  /** What is to happen next, in this order; a step may put others before the rest. */
  readonly pending: readonly Pending[]
  readonly result: Result | null
}

export const HAND_LIMIT = 5

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`Cannot find seat "${seat}" among ${state.players.length}`)
  return player
}

export function withPlayer(state: State, seat: Seat, changed: Partial<Player>): State {
  const players = state.players.slice()
  players[seat] = { ...playerAt(state, seat), ...changed }
  return { ...state, players }
}

/** The seats clockwise, beginning with the one whose turn it is. */
export function clockwise(state: State): Seat[] {
  const { length } = state.players
  return Array.from({ length }, (_, steps) => (state.active + steps) % length)
}

/** The hand without those cards, each taken once; null where one of them is missing. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] | null {
  const left = hand.slice()
  for (const card of cards) {
    const place = left.indexOf(card)
    if (place < 0) return null
    left.splice(place, 1)
  }
  return left
}

/** From that seat's hand, some cards are played and some are discarded. */
export function spend(state: State, seat: Seat, played: readonly Card[], paid: readonly Card[]): State {
  const { hand, discarded } = playerAt(state, seat)
  const left = without(hand, [...played, ...paid])
  if (!left) throw new Error(`Cannot spend "${[...played, ...paid].join(' ')}" from "${hand.join(' ')}"`)
  return withPlayer(state, seat, { hand: left, discarded: discarded + paid.length })
}

export function openCells(state: State): number {
  return state.cells.filter(island => island === null).length
}

/** How an action ends: first what it brings about, then those seats draw up, then the next turn begins. */
export function endTurn(state: State, drawing: readonly Seat[], first: readonly Pending[] = []): State {
  const next = (state.active + 1) % state.players.length
  const draws = drawing.map((seat): Pending => ({ step: 'draw', seat }))
  return { ...state, pending: [...first, ...draws, { step: 'begin', seat: next }] }
}

/** The state once its first pending step is done, with others put in its place. */
export function proceed(state: State, instead: readonly Pending[] = []): State {
  return { ...state, pending: [...instead, ...state.pending.slice(1)] }
}

export function end(state: State, result: Result): Step<State> {
  const { outcome, why } = result
  return { state: { ...state, pending: [], result }, events: [happened('over', { outcome, why })] }
}

/** An event of this game; `only` and `sealed` as in every game. */
export function happened(type: EventType, facts: Event['facts'], rest: Pick<Event, 'only' | 'sealed'> = {}): Event {
  return { type, facts, ...rest }
}

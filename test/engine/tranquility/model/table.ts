import { type Sea, seaOf, type Variant } from './seas.ts'

/*
 * A table of Tranquility as the model has it: all that lies there, and what happens next. The model is written from
 * RULES.md alone; it imports no rule of the engine.
 */

/** As a line names it: `23`, `S`, `F`, `M`, `W`, `C`, `J`; in a pile also the Storms by colour, `Y`, `P`, `O`. */
export type Card = string
export type Side = 'day' | 'night'

export interface Player {
  hand: Card[]
  /** Top first. */
  pile: Card[]
  discarded: number
}

/** In play: yellow and orange before a seat, purple at a row, counted from 0. */
export interface Storm {
  name: string
  seat?: number
  row?: number
}

/** Cards offered for the Start, `blind` with the top two of the own pile. */
export interface Offer {
  cards: Card[]
  blind?: true
}

export interface Drawing {
  step: 'draw'
  seats: number[]
  /** How many cards, if not up to the limit. */
  cards?: number
  /** Until the hand holds so many that can be discarded. */
  discardable?: number
  /** Storms that have been drawn and wait for an answer. */
  shown: { seat: number; storm: string }[]
}

/** What happens next, in order. */
export type Step =
  | Drawing
  | { step: 'starts' | 'ready' | 'test' | 'turn' | 'rocks' | 'tally' | 'win' }
  | { step: 'put-back'; aside: number[] }
  | { step: 'begin' | 'take'; seat: number }
  | { step: 'capacity' | 'pledge'; offers: (Offer | null)[] }
  | { step: 'explore'; cell: number; card: Card; value: number; cost: number }
  | { step: 'pay'; due: number }

export interface Result {
  outcome: 'won' | 'lost' | 'ranked'
  why: string
  ranking?: number[][]
  scores?: number[]
}

export interface Table {
  variant: Variant
  cells: (number | null)[]
  players: Player[]
  active: number
  /** Whether a Start has been played, and with what, if it was none. */
  started: boolean
  startedWith?: Card
  /** Islands that left the sea for good. */
  destroyed: number[]
  /** The row of the Rocks, null once they are gone; absent without them, like all below without its module. */
  rocks?: number | null
  monsters?: { left: number; marked: number[] }
  storms?: { active: Storm[]; seen: { [colour: string]: number }; pool: number; supply: number }
  /** How many Wilds nobody has seen played. */
  wilds?: number
  daylight?: { up: Side; sides: (Side | null)[] }
  explorers?: { deck: string[]; spent: string[]; storms: number[]; dear: string[] }
  contest?: { owners: (number | null)[]; day: number; row: Card[]; deck: Card[] }
  ahead: Step[]
  result: Result | null
}

export function seaAt({ variant }: Table): Sea {
  return seaOf(variant)
}

export function playerOf({ players }: Table, seat: number): Player {
  const player = players[seat]
  if (!player) throw new Error(`Cannot find seat ${seat}`)
  return player
}

/** Day & Night is played with a Start like the standard game; nothing else is. */
export function hasStart({ variant }: Table): boolean {
  return variant === 'standard' || variant === 'day_night'
}

export function discardable(hand: readonly Card[]): Card[] {
  return hand.filter(card => card !== 'M')
}

export function isIsland(card: Card): boolean {
  return Number(card) > 0
}

export function isFull({ cells }: Table): boolean {
  return !cells.includes(null)
}

/** The rows in which a cell is open. */
export function openRows(table: Table): number[] {
  const { rows } = seaAt(table)
  return [...rows.keys()].filter(row => rows[row]?.some(cell => table.cells[cell] === null))
}

export function hasYellow({ storms }: Table, seat: number): boolean {
  return storms?.active.some(({ name, seat: owner }) => name.startsWith('Y') && owner === seat) ?? false
}

export function limitOf(table: Table, seat: number): number {
  return hasYellow(table, seat) ? 3 : 5
}

/** The seats clockwise, from the active one. */
export function clockwise({ active, players }: Table): number[] {
  return players.map((_, steps) => (active + steps) % players.length)
}

/** What is left of a hand without those cards; null where one is not held as often as named. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] | null {
  const left = [...hand]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

export function copyOf<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(copyOf) as T
  const copy: { [name: string]: unknown } = {}
  for (const name in value) copy[name] = copyOf(value[name])
  return copy as T
}

import { type Card, clockwise, copyOf, playerOf, type Result, type Step, type Table, without } from './table.ts'

/* A table in play, the events so far, and the chance that is left to the table. */

export interface Dice {
  below(end: number): number
}

/** With what only its seat learns laid over what all do. */
export interface Event {
  readonly type: string
  readonly facts: { readonly [name: string]: unknown }
}

export interface Play {
  readonly table: Table
  readonly events: Event[]
  readonly dice: Dice
}

export function playOn(table: Table, dice: Dice): Play {
  return { table: copyOf(table), events: [], dice }
}

export function tell({ events }: Play, type: string, facts: Event['facts']): void {
  events.push({ type, facts })
}

/** Takes the cards out of the hand. */
export function takeOut(table: Table, seat: number, cards: readonly Card[]): void {
  const player = playerOf(table, seat)
  player.hand = without(player.hand, cards) ?? []
}

export function discard(table: Table, seat: number, cards: readonly Card[]): void {
  takeOut(table, seat, cards)
  playerOf(table, seat).discarded += cards.length
}

export function drawUp(seat: number): Step {
  return { step: 'draw', seats: [seat], shown: [] }
}

export function nextTurn({ active, players }: Table): Step {
  return { step: 'begin', seat: (active + 1) % players.length }
}

/** The Rocks are moved or kept, hands are drawn up, and the next seat has its turn: RULES.md, 4.2. */
export function restOfTurn(table: Table, drawing: readonly number[] = [table.active]): Step[] {
  const rocks: Step[] = typeof table.rocks === 'number' ? [{ step: 'rocks' }] : []
  return [...rocks, ...drawing.map(drawUp), nextTurn(table)]
}

/** After a Start all draw up: ruling 29. */
export function restOfStart(table: Table): Step[] {
  return restOfTurn(table, clockwise(table))
}

export function end(play: Play, result: Result): void {
  const { outcome, why } = result
  play.table.result = result
  play.table.ahead = []
  tell(play, 'over', { outcome, why })
}

/** A card that stands for another is named. */
export function standIn(card: Card): { with?: Card } {
  return 'WJ'.includes(card) ? { with: card } : {}
}

/** One Wild more has been seen. */
export function showWild(table: Table, card: Card): void {
  if (card === 'W' && table.wilds !== undefined) table.wilds--
}

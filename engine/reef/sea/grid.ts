import type { Seat } from '../../game.ts'
import { cellName } from '../../notation.ts'
import type { Card } from './cards.ts'

export const ROWS = 4
export const COLUMNS = 8

/** A place in the sea, numbered row by row from seat 0's front row, and from the shore in each row. */
export type Slot = number & { readonly mark?: 'slot' }

/** A card in the sea. `half`: half of its price is paid, since the active seat has paid to turn it up in this turn. */
export type CardInSea = { readonly card: Card; readonly up: boolean; readonly half: boolean }

/** The cards in the sea by slot; null is a hole. */
export type Grid = readonly (CardInSea | null)[]

/** All slots. */
export const SLOTS: readonly Slot[] = Array.from({ length: ROWS * COLUMNS }, (_, slot) => slot)

const NAMES = SLOTS.map(slot => cellName(columnOf(slot), rowOf(slot)))

/** The name of a slot's cell, such as `a1`. */
export function cellNameOf(slot: Slot): string {
  return NAMES[slot] ?? ''
}

/** The slot whose cell has the given name; null if there is none. */
export function slotNamed(name: string): Slot | null {
  const slot = NAMES.indexOf(name)
  return slot < 0 ? null : slot
}

/** The row of a slot, from 0: seat 0's front row is 0, seat 1's is 3. */
export function rowOf(slot: Slot): number {
  return Math.floor(slot / COLUMNS)
}

/** The column of a slot, from 0 at the shore. */
export function columnOf(slot: Slot): number {
  return slot % COLUMNS
}

/** Whether the row is one of the two middle rows, whose cards are dealt and refilled face down (ruling 2). */
export function isMiddleRow(row: number): boolean {
  return row > 0 && row < ROWS - 1
}

/** The price of a card that lies face up, for a seat (RULES.md, 4.4). */
export function priceAt(slot: Slot, { half }: Pick<CardInSea, 'half'>, seat: Seat): number {
  const row = rowOf(slot)
  if (isMiddleRow(row)) return half ? 1 : 2
  return row === (seat === 0 ? 0 : ROWS - 1) ? 1 : 3
}

/** The grid with one slot replaced. */
export function withSlot(grid: Grid, slot: Slot, lying: CardInSea | null): Grid {
  return grid.map((other, at) => (at === slot ? lying : other))
}

/** The slots without a card, row by row. */
export function holesIn(grid: Grid): Slot[] {
  return SLOTS.filter(slot => grid[slot] === null)
}

/** The grid's rows, each with its cards from the shore. */
export function rowsOf(grid: Grid): Grid[] {
  return Array.from({ length: ROWS }, (_, row) => grid.slice(row * COLUMNS, (row + 1) * COLUMNS))
}

/** The slots whose blanks drain: in each row, face-up blanks between shore and any other card (RULES.md, 4.6; ruling 15). */
export function blanksToDrain(grid: Grid): Slot[] {
  return rowsOf(grid).flatMap((cells, row) => {
    const end = cells.findIndex(cell => cell !== null && !(cell.up && cell.card === '~'))
    return SLOTS.slice(row * COLUMNS, row * COLUMNS + (end < 0 ? COLUMNS : end)).filter(slot => grid[slot] !== null)
  })
}

/** The grid with the cards of each row moved towards the shore until no holes are between them. */
export function closeUpRows(grid: Grid): Grid {
  return rowsOf(grid).flatMap(cells => {
    const lying = cells.filter(cell => cell !== null)
    return [...lying, ...Array.from({ length: COLUMNS - lying.length }, () => null)]
  })
}

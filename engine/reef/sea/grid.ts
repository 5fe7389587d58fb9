import type { Seat } from '../../game.ts'
import { cellName } from '../../notation.ts'
import type { Card } from './cards.ts'

export const ROW_COUNT = 4
export const COLUMN_COUNT = 8

/** A place in the sea, numbered row by row from seat 0's front row, and from the shore in each row. */
export type Slot = number & { readonly brand?: 'slot' }

/** A card in the sea. `half`: half of its price is paid, since the active seat has paid to turn it up in this turn. */
export type CardInSea = { readonly card: Card; readonly up: boolean; readonly half: boolean }

/** The cards in the sea by slot; null is a hole. */
export type Grid = readonly (CardInSea | null)[]

/** All slots. */
export const SLOTS: readonly Slot[] = Array.from({ length: ROW_COUNT * COLUMN_COUNT }, (_, slot) => slot)

const NAMES = SLOTS.map(slot => cellName(columnIndexOf(slot), rowIndexOf(slot)))

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
export function rowIndexOf(slot: Slot): number {
  return Math.floor(slot / COLUMN_COUNT)
}

/** The column of a slot, from 0 at the shore. */
export function columnIndexOf(slot: Slot): number {
  return slot % COLUMN_COUNT
}

/** Whether the row is one of the two middle rows, whose cards are dealt and refilled face down (ruling 2). */
export function isMiddleRow(rowIndex: number): boolean {
  return rowIndex > 0 && rowIndex < ROW_COUNT - 1
}

/** The price of a card that lies face up, for a seat (RULES.md, 4.4). */
export function priceAt(slot: Slot, { half }: Pick<CardInSea, 'half'>, seat: Seat): number {
  const row = rowIndexOf(slot)
  if (isMiddleRow(row)) return half ? 1 : 2
  return row === (seat === 0 ? 0 : ROW_COUNT - 1) ? 1 : 3
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
  return Array.from({ length: ROW_COUNT }, (_, row) => grid.slice(row * COLUMN_COUNT, (row + 1) * COLUMN_COUNT))
}

/** The slots whose blanks drain: in each row, face-up blanks between shore and any other card (RULES.md, 4.6; ruling 15). */
export function slotsOfBlanksToDrain(grid: Grid): Slot[] {
  return rowsOf(grid).flatMap((cells, row) => {
    const end = cells.findIndex(cell => cell !== null && !(cell.up && cell.card === '~'))
    const first = row * COLUMN_COUNT
    const count = end < 0 ? COLUMN_COUNT : end
    return SLOTS.slice(first, first + count).filter(slot => grid[slot] !== null)
  })
}

/** The grid with the cards of each row moved towards the shore until no holes are between them. */
export function closeUpRows(grid: Grid): Grid {
  return rowsOf(grid).flatMap(cells => {
    const lying = cells.filter(cell => cell !== null)
    return [...lying, ...Array.from({ length: COLUMN_COUNT - lying.length }, () => null)]
  })
}

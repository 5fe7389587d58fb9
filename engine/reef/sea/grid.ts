import type { Seat } from '../../game.ts'
import { cellName } from '../../notation.ts'
import type { Card } from './cards.ts'

export const ROWS = 4
export const COLUMNS = 8

/** A place of the grid, counted from seat 0's front row up, each row from the shore. */
export type Slot = number & { readonly mark?: 'slot' }

/** A card in the sea; half paid where the active seat has turned it up in this very turn. */
export type CardInSea = { readonly card: Card; readonly up: boolean; readonly half: boolean }

/** By slot; null is a hole. */
export type Grid = readonly (CardInSea | null)[]

export const SLOTS: readonly Slot[] = Array.from({ length: ROWS * COLUMNS }, (_, slot) => slot)

const NAMES = SLOTS.map(slot => cellName(columnOf(slot), rowOf(slot)))

export function cellNameOf(slot: Slot): string {
  return NAMES[slot] ?? ''
}

/** The slot of that name; null where it is off the grid. */
export function slotNamed(name: string): Slot | null {
  const slot = NAMES.indexOf(name)
  return slot < 0 ? null : slot
}

export function rowOf(slot: Slot): number {
  return Math.floor(slot / COLUMNS)
}

export function columnOf(slot: Slot): number {
  return slot % COLUMNS
}

/** The two middle rows are dealt and refilled face down. */
export function isMiddleRow(row: number): boolean {
  return row > 0 && row < ROWS - 1
}

/** What a card costs there that lies face up. RULES.md, 4.4. */
export function priceAt(slot: Slot, { half }: CardInSea, seat: Seat): number {
  const row = rowOf(slot)
  if (isMiddleRow(row)) return half ? 1 : 2
  return row === (seat === 0 ? 0 : ROWS - 1) ? 1 : 3
}

export function withCell(grid: Grid, slot: Slot, lying: CardInSea | null): Grid {
  return grid.map((other, at) => (at === slot ? lying : other))
}

export function holesIn(grid: Grid): Slot[] {
  return SLOTS.filter(slot => grid[slot] === null)
}

/** The grid row by row. */
export function rowsOf(grid: Grid): Grid[] {
  return Array.from({ length: ROWS }, (_, row) => grid.slice(row * COLUMNS, (row + 1) * COLUMNS))
}

/** Where the current carries blanks off at the shore: each row's first that lie face up, holes passed over. RULES.md, 4.6. */
export function blanksToDrain(grid: Grid): Slot[] {
  return rowsOf(grid).flatMap((cells, row) => {
    const end = cells.findIndex(cell => cell !== null && !(cell.up && cell.card === '~'))
    return SLOTS.slice(row * COLUMNS, row * COLUMNS + (end < 0 ? COLUMNS : end)).filter(slot => grid[slot] !== null)
  })
}

/** All cards closed up towards the shore, as they lie. */
export function closeUpRows(grid: Grid): Grid {
  return rowsOf(grid).flatMap(cells => {
    const lying = cells.filter(cell => cell !== null)
    return [...lying, ...Array.from({ length: COLUMNS - lying.length }, () => null)]
  })
}

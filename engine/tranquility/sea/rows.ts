import { runWithCell } from './order.ts'
import { type Cell, type Sea, seaNamed } from './seas.ts'
import type { State } from '../core/state.ts'

/*
 * Rows are counted from 0, the lowest first; as players see them, from 1.
 */

export function rankOfRow(row: number): number {
  return row + 1
}

export function rowOfCell(sea: Sea, cell: Cell): number {
  return Number(sea.names[cell]?.slice(1)) - 1
}

/** What lies on the cells of each row, from the left. */
export function islandsByRow({ sea, cells }: State): (number | null)[][] {
  const rows: (number | null)[][] = []
  for (const [cell, island] of cells.entries()) {
    const row = rowOfCell(seaNamed(sea), cell)
    rows[row] = [...(rows[row] ?? []), island]
  }
  return rows
}

export function isRowFull(row: readonly (number | null)[]): boolean {
  return row.every(island => island !== null)
}

/** The rows with a place left, counted from 0. */
export function rowsWithOpenCell(state: State): number[] {
  return islandsByRow(state).flatMap((row, index) => (isRowFull(row) ? [] : index))
}

/** Whether something lies next to a cell: before or after it, not above or below. */
export function hasNeighbourInRun({ sea, cells }: State, cell: Cell): boolean {
  const { from, to } = runWithCell(seaNamed(sea), cell)
  const isTaken = (other: Cell) => other >= from && other < to && (cells[other] ?? null) !== null
  return isTaken(cell - 1) || isTaken(cell + 1)
}

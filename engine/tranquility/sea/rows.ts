import { memoizeWeak } from '../../memoize.ts'
import { runWithCell } from './order.ts'
import { type Cell, type Sea, seaNamed } from './seas.ts'
import type { State } from '../core/state.ts'

/*
 * Rows are counted from 0, the lowest first; as players see them, from 1.
 */

/** The rank of a row as players see it, from 1. */
export function rowNumberForPlayers(rowIndex: number): number {
  return rowIndex + 1
}

/** The row of a cell, counted from 0. */
export function rowIndexOfCell(sea: Sea, cell: Cell): number {
  return rowsOfCells(sea)[cell] ?? NaN
}

const rowsOfCells = memoizeWeak(({ names }: Sea): readonly number[] => names.map(name => Number(name.slice(1)) - 1))

/** The islands of each row, from the left; null where a cell is open. */
export function islandsByRow({ sea, cells }: State): (number | null)[][] {
  const rows: (number | null)[][] = []
  const rowOf = rowsOfCells(seaNamed(sea))
  for (const [cell, island] of cells.entries()) {
    const row = rowOf[cell] ?? NaN
    const lying = rows[row]
    if (lying) lying.push(island)
    else rows[row] = [island]
  }
  return rows
}

/** Whether no cell of a row is open. */
export function isRowFull(row: readonly (number | null)[]): boolean {
  return row.every(island => island !== null)
}

/** Whether a row has an open cell. */
export function hasOpenCellInRow({ sea, cells }: State, rowIndex: number): boolean {
  const rowOf = rowsOfCells(seaNamed(sea))
  return cells.some((island, cell) => island === null && rowOf[cell] === rowIndex)
}

/** The rows with an open cell, counted from 0. */
export function rowIndexesWithOpenCell(state: State): number[] {
  return islandsByRow(state).flatMap((row, index) => (isRowFull(row) ? [] : index))
}

/** Whether a cell has a neighbour: an island on the cell before or after it in its run (ruling 28). */
export function hasNeighbourInRun({ sea, cells }: State, cell: Cell): boolean {
  const { from, to } = runWithCell(seaNamed(sea), cell)
  const isTaken = (other: Cell) => other >= from && other < to && (cells[other] ?? null) !== null
  return isTaken(cell - 1) || isTaken(cell + 1)
}

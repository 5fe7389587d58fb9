import { cellName } from '../notation.ts'

export const SEAS = ['standard'] as const
export type SeaName = (typeof SEAS)[number]

/** A place in a sea, counted from 0. The mark keeps it from being passed as a seat or a card. */
export type Cell = number & { readonly mark?: 'cell' }

/** Cells that follow each other in order, from one up to, not including, another. */
export interface Run {
  readonly from: Cell
  readonly to: Cell
}

export interface Sea {
  /** The name of each cell, `a1` at bottom left. */
  readonly names: readonly string[]
  readonly runs: readonly Run[]
}

const SEA: { readonly [name in SeaName]: Sea } = {
  // 30 31 32 33 34 35
  // ...
  //  0  1  2  3  4  5     one run; the end of a row is next to the beginning of the row above
  standard: { names: rows(6, 6), runs: [{ from: 0, to: 36 }] }
}

export function seaNamed(name: SeaName): Sea {
  return SEA[name]
}

/** The cell of that name, or null where the sea has none. */
export function cellNamed(sea: Sea, name: string): Cell | null {
  const cell = sea.names.indexOf(name)
  return cell < 0 ? null : cell
}

export function cellAt(sea: Sea, name: string): Cell {
  const cell = cellNamed(sea, name)
  if (cell === null) throw new Error(`Cannot find cell "${name}" in the sea`)
  return cell
}

function rows(columns: number, count: number): string[] {
  return Array.from({ length: columns * count }, (_, cell) => cellName(cell % columns, Math.floor(cell / columns)))
}

import { memoizeWeak } from '../../memoize.ts'
import { cellName } from '../../notation.ts'

/** The names of the boards. */
export const SEA_NAMES = ['standard', 'high_arch', 'pyramid'] as const
/** The name of a board. */
export type SeaName = (typeof SEA_NAMES)[number]

/** A place in a sea, counted from 0. `brand` is a type brand: the compiler rejects a seat or a
 * card in a cell's place. */
export type Cell = number & { readonly brand?: 'cell' }

/** A sequence of cells in which islands ascend; `from` is its first cell, `to` follows its last. */
export interface Run {
  readonly from: Cell
  readonly to: Cell
  /** Whether placing costs nothing in this run. */
  readonly free?: true
  /** Whether the run is closed until every other run is full. */
  readonly roof?: true
}

/** A board: its cells by name, and the runs in which islands ascend (rulings 14 and 15). */
export interface Sea {
  /** The name of each cell, `a1` at bottom left. */
  readonly names: readonly string[]
  readonly runs: readonly Run[]
  /** Border spaces: an island is placed there first and paid for afterwards. */
  readonly later?: readonly Cell[]
}

const SEA: { readonly [name in SeaName]: Sea } = {
  // 30 31 32 33 34 35
  // ...
  //  0  1  2  3  4  5     one run; the end of a row is next to the beginning of the row above
  standard: { names: block(0, 0, 6, 6), runs: [{ from: 0, to: 36 }] },

  // 33 34 35 36 37 38 39
  // ...
  // 12 13 14 15 16 17 18     the roof: one run
  //  4  5          10 11
  //  2  3           8  9
  //  0  1           6  7     two pillars: a run each
  high_arch: {
    names: [...block(0, 0, 2, 3), ...block(5, 0, 2, 3), ...block(0, 3, 7, 4)],
    runs: [
      { from: 0, to: 6, free: true },
      { from: 6, to: 12, free: true },
      { from: 12, to: 40, roof: true }
    ]
  },

  //                   35
  //                32 33 34
  // ...
  //    11 12 13 14 15 16 17 18 19
  //  0  1  2  3  4  5  6  7  8  9 10     one run, row ends as in the standard sea
  pyramid: {
    names: [11, 9, 7, 5, 3, 1].flatMap((width, row) => block(row, row, width, 1)),
    runs: [{ from: 0, to: 36 }],
    later: [2, 8, 15, 21, 25, 29]
  }
}

/** The board of that name. */
export function seaNamed(name: SeaName): Sea {
  return SEA[name]
}

/** The cell of that name; null where the sea has none. */
export function cellNamed(sea: Sea, name: string): Cell | null {
  return cellsByName(sea).get(name) ?? null
}

const cellsByName = memoizeWeak(
  ({ names }: Sea): ReadonlyMap<string, Cell> => new Map(names.map((name, cell) => [name, cell]))
)

/** The cell of that name; throws where the sea has none. */
export function cellNamedOrThrow(sea: Sea, name: string): Cell {
  const cell = cellNamed(sea, name)
  if (cell === null) throw new Error(`Cannot find cell "${name}" in the sea`)
  return cell
}

/** Whether islands may be placed in a run: in a roof only once every other run is full. */
export function isRunUnlocked({ runs }: Sea, cells: readonly unknown[], run: Run): boolean {
  if (!run.roof) return true
  return runs.every(({ from, to, roof }) => roof || cells.slice(from, to).every(island => island !== null))
}

/** The names of the cells of a rectangle, given its bottom left cell, its width and its height. */
function block(column: number, row: number, columns: number, rows: number): string[] {
  return Array.from({ length: columns * rows }, (_, cell) =>
    cellName(column + (cell % columns), row + Math.floor(cell / columns))
  )
}

import type { Cell, Run, Sea } from './seas.ts'
import type { Island } from './cards.ts'

const LEAST = 1
const MOST = 80

/**
 * The gap of a run where a value would be in order: the cells between the nearest smaller island (`below`) and the nearest
 * larger one (`above`). All of them are empty; `from` is the first, `to` follows the last.
 */
export interface Gap {
  readonly from: Cell
  readonly to: Cell
  readonly below: Island | null
  readonly above: Island | null
  /** Whether placing in the gap costs nothing. */
  readonly free: boolean
}

/** The gap of a run in which a value would be in order; an empty gap if the value lies in the run already. */
export function gapForValue(cells: readonly (Island | null)[], run: Run, value: Island): Gap {
  const free = run.free ?? false
  let from = run.from
  let below: Island | null = null
  for (let cell = run.from; cell < run.to; cell++) {
    const island = cells[cell] ?? null
    if (island === null) continue
    // A value that lies in the run already fits nowhere: its gap is empty.
    if (island === value) return { from: cell, to: cell, below: island, above: island, free }
    if (island > value) return { from, to: cell, below, above: island, free }
    from = cell + 1
    below = island
  }
  return { from, to: run.to, below, above: null, free }
}

/** The island that puts a value out of order on that cell; null if the cell is inside the gap. */
export function islandInTheWay(gap: Gap, cell: Cell): Island | null {
  if (cell < gap.from) return gap.below
  return cell < gap.to ? null : gap.above
}

/** The cost of placing the value on a cell of its gap: the smaller difference to a neighbour, 0 without one (ruling 27). */
export function costInGap(gap: Gap, cell: Cell, value: Island): number {
  if (gap.free) return 0
  const down = cell === gap.from && gap.below !== null ? value - gap.below : null
  const up = cell === gap.to - 1 && gap.above !== null ? gap.above - value : null
  if (down === null || up === null) return down ?? up ?? 0
  return Math.min(down, up)
}

/** Whether placing the value on a cell leaves enough values for the empty cells of the gap on each side of it. */
export function leavesEnoughValues(gap: Gap, cell: Cell, value: Island): boolean {
  const below = gap.below ?? LEAST - 1
  const above = gap.above ?? MOST + 1
  return value - below > cell - gap.from && above - value > gap.to - 1 - cell
}

/** The cost of placing an island on a cell, as if the cell were empty. */
export function costAtCellAsIfEmpty(sea: Sea, cells: readonly (Island | null)[], cell: Cell, value: Island): number {
  const without = cells.map((island, other) => (other === cell ? null : island))
  return costInGap(gapForValue(without, runWithCell(sea, cell), value), cell, value)
}

/** The run that a cell belongs to. */
export function runWithCell(sea: Sea, cell: Cell): Run {
  const run = sea.runs.find(({ from, to }) => from <= cell && cell < to)
  if (!run) throw new Error(`Cannot find cell "${cell}" in any run`)
  return run
}

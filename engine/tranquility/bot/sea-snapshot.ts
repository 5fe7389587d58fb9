import { type Gap, costInGap, gapForValue, runWithCell } from '../sea/order.ts'
import { type Cell, type Sea, cellNamedOrThrow, seaNamed } from '../sea/seas.ts'
import { type Card, type Island, SPECIAL_CARDS } from '../sea/cards.ts'
import { DEFAULT_HAND_LIMIT } from '../core/state.ts'
import type { View } from '../view.ts'

const FIRST = 0
const LAST = 81
const HOPELESS = 50
// How many of its values a gap is expected to lose; found by playing some thousand matches, like the autopilot's weights.
const LOST = 0.5
const MOST_TO_PAY = DEFAULT_HAND_LIMIT - 1

/** The sea as the autopilot judges it: its cells, and how many are open. */
export interface SeaSnapshot {
  readonly sea: Sea
  readonly cells: readonly (Island | null)[]
  readonly open: number
}

/** Reads the sea from a view. */
export function seaSnapshot(view: View): SeaSnapshot {
  const sea = seaNamed(view.sea)
  const cells = Array<Island | null>(sea.names.length).fill(null)
  let open = cells.length
  for (const name in view.cells) {
    cells[cellNamedOrThrow(sea, name)] = view.cells[name] ?? null
    open--
  }
  return { sea, cells, open }
}

/** How much harder the sea is to fill once the island lies on a cell, for any cell where it may go; negative if easier. */
export function addedDifficultyOfPlacing({ sea, cells }: SeaSnapshot, island: Island): (cellName: string) => number {
  const gaps = sea.runs.map(run => gapForValue(cells, run, island))
  return name => {
    const cell = cellNamedOrThrow(sea, name)
    const gap = gaps.find(({ from, to }) => from <= cell && cell < to)
    if (!gap) throw new Error(`Cannot place "${island}" on "${name}"`)
    return addedDifficulty(gap, cell, island)
  }
}

/** How much harder the sea is to fill once the island on that cell is gone. */
export function addedDifficultyOfRemoving({ sea, cells }: SeaSnapshot, cellName: string): number {
  const cell = cellNamedOrThrow(sea, cellName)
  const island = cells[cell] ?? null
  if (island === null) return 0
  const left = cells.map((lies, other) => (other === cell ? null : lies))
  return -addedDifficulty(gapForValue(left, runWithCell(sea, cell), island), cell, island)
}

/** The lowest cost of placing an island: `perCard` for each card paid, plus the difficulty it adds; null if it fits nowhere. */
export function lowestBotCostOfPlacing({ sea, cells }: SeaSnapshot, island: Island, perCard: number): number | null {
  let best: number | null = null
  for (const run of sea.runs) {
    const gap = gapForValue(cells, run, island)
    for (let cell = gap.from; cell < gap.to; cell++) {
      const price = costInGap(gap, cell, island)
      if (price > MOST_TO_PAY) continue
      const cost = perCard * price + addedDifficulty(gap, cell, island)
      if (best === null || cost < best) best = cost
    }
  }
  return best
}

function addedDifficulty(gap: Gap, cell: Cell, island: Island): number {
  const below = gap.below ?? FIRST
  const above = gap.above ?? LAST
  const left = difficulty(cell - gap.from, island - below - 1)
  const right = difficulty(gap.to - 1 - cell, above - island - 1)
  return left + right - difficulty(gap.to - gap.from, above - below - 1)
}

/** How hard `cells` open cells are to fill with `values` values. The sum over all gaps is lowest if all are equally wide. */
function difficulty(cells: number, values: number): number {
  if (cells === 0) return 0
  return values < cells ? HOPELESS : (cells * cells) / (values - LOST)
}

/** The card with that name in a view: `23`, `S`. */
export function cardFromViewName(name: string): Card {
  const island = Number(name)
  return Number.isNaN(island) ? (SPECIAL_CARDS.find(kind => kind === name) ?? island) : island
}

import type { Reason } from '../refusal.ts'
import { ISLANDS } from './sea/cards.ts'
import { gapFor, runOf } from './sea/order.ts'
import { cellNamed, seaNamed } from './sea/seas.ts'
import type { View } from './view.ts'

const LEAST = 1
const MOST = 80

/** An island, or what stands for one, and its cell: `23@e4`, `w23@e4`. */
const LAID = /^[wj]?(\d+)@([a-z]\d+)/i

/**
 * What everybody who looks at the sea might doubt about a line: beside an island that it lays, fewer numbers could still
 * come than cells lie open. Numbers that others hold, or have discarded, are known to nobody, and count.
 */
export function doubts(view: View, line: string): readonly Reason<'FEW_LEFT'>[] {
  const [, number, name = ''] = LAID.exec(line) ?? []
  const sea = seaNamed(view.sea)
  const cell = cellNamed(sea, name)
  if (!number || cell === null) return []
  const island = Number(number)
  const cells = sea.names.map(name => view.cells[name] ?? null)
  const { from, to, below, above } = gapFor(cells, runOf(sea, cell), island)
  const gone = [...Object.values(view.cells), ...(view.destroyed ?? [])]
  const sides = [
    { below: below ?? LEAST - 1, above: island, cells: cell - from },
    { below: island, above: above ?? MOST + 1, cells: to - 1 - cell }
  ]
  return sides
    .map(side => ({
      ...side,
      left: ISLANDS.filter(one => one > side.below && one < side.above && !gone.includes(one))
    }))
    .filter(({ cells, left }) => left.length < cells)
    .map(({ left, ...facts }) => ({ code: 'FEW_LEFT', facts: { ...facts, left: left.length } }))
}

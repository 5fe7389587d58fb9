import type { TypedReason } from '../refusal.ts'
import { ISLANDS, type Island } from './sea/cards.ts'
import { gapForValue, runWithCell } from './sea/order.ts'
import { type Cell, cellNamed, seaNamed } from './sea/seas.ts'
import type { View } from './view.ts'

const LEAST = 1
const MOST = 80

/** Matches a line that places an island, or a card that stands for one: `23@e4`, `w23@e4`. */
const LAID = /^[wj]?(\d+)@([a-z]\d+)/i
/** Matches a line in which a Sea Monster, or a Wild as one, takes the island of a cell: `m@e4`. */
const TAKEN = /^w?m@([a-z]\d+)/i

/** The part of a view that shows the islands in the sea, and those destroyed. */
type SeaView = Pick<View, 'sea' | 'cells' | 'destroyed'>

/** Adjacent empty cells between two islands or ends of a run; `left` is how many values could still fill them. */
type Space = {
  readonly below: number
  readonly above: number
  readonly cells: number
  readonly left: number
}

/**
 * The facts of each warning: a space with fewer values left than open cells. `reopens`: some card of the match removes
 * islands, and may widen the space again.
 */
export type WarningFacts = { readonly FEW_LEFT: Space & { readonly reopens?: true } }

/**
 * Warns if a line leaves a space that can't be filled: fewer values remain for it than it has open cells. The spaces
 * checked are those on both sides of a placed island, or the one around a removed island. A value remains unless it is
 * in the sea or was destroyed, so values in hands, piles and discards all remain.
 */
export function warnings(view: SeaView, line: string): readonly TypedReason<WarningFacts>[] {
  const reopens = view.destroyed !== undefined
  return spacesAfter(view, line)
    .filter(({ cells, left }) => left < cells)
    .map(space => ({ code: 'FEW_LEFT', facts: { ...space, ...(reopens && { reopens: true as const }) } }))
}

function spacesAfter(view: SeaView, line: string): readonly Space[] {
  const [, number = '', name = ''] = LAID.exec(line) ?? []
  const sea = seaNamed(view.sea)
  const lying = sea.names.map(name => view.cells[name] ?? null)
  const gone = [...Object.values(view.cells), ...(view.destroyed ?? [])]
  const cell = cellNamed(sea, name)
  if (number && cell !== null) return besides(Number(number), cell)
  const from = cellNamed(sea, TAKEN.exec(line)?.[1] ?? '')
  const island = from === null ? null : lying[from]
  return from === null || !island ? [] : [around(island, from)]

  function besides(island: Island, cell: Cell): readonly Space[] {
    const { from, to, below, above } = gapForValue(lying, runWithCell(sea, cell), island)
    return [
      spaceOf(below ?? LEAST - 1, island, cell - from, gone),
      spaceOf(island, above ?? MOST + 1, to - 1 - cell, gone)
    ]
  }

  function around(island: Island, taken: Cell): Space {
    const without = lying.map((other, cell) => (cell === taken ? null : other))
    const { from, to, below, above } = gapForValue(without, runWithCell(sea, taken), island)
    return spaceOf(below ?? LEAST - 1, above ?? MOST + 1, to - from, gone)
  }
}

function spaceOf(below: number, above: number, cells: number, gone: readonly number[]): Space {
  const left = ISLANDS.filter(island => island > below && island < above && !gone.includes(island)).length
  return { below, above, cells, left }
}

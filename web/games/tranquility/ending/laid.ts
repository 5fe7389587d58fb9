import { warnings } from '../../../../engine/tranquility/warnings.ts'
import { gapForValue, runWithCell } from '../../../../engine/tranquility/sea/order.ts'
import { cellNamed, seaNamed } from '../../../../engine/tranquility/sea/seas.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { Entry } from '../../../../schema/wire/log.ts'
import { rankOf } from '../board/sea.ts'

type Cells = (number | null)[]

const LEAST = 1
const MOST = 80

/** What is told of an island that is placed. */
export interface Placed {
  readonly seat: number
  readonly card: string
  readonly cell: string
  readonly paid: number
}

/** An island as it was placed, and what it was to the sea as that lay then. */
export interface Laid {
  readonly entry: Entry
  readonly facts: Placed
  /** How many numbers still fitted between its neighbours, where it closed a gap of one place. */
  readonly fitting: number | null
  readonly fillsRow: boolean
  readonly fillsSea: boolean
  /** Whether fewer numbers than places were left beside it then. */
  readonly closes: boolean
}

/** All islands that were placed, also those that did not stay. */
export function laidIn(entries: readonly Entry[], name: View['sea']): readonly Laid[] {
  const sea = seaNamed(name)
  const cells: Cells = sea.names.map(() => null)
  return entries.flatMap(entry =>
    entry.events.flatMap(({ type, facts }) => {
      const cell = cellNamed(sea, `${facts.cell}`)
      if (cell === null) return []
      if (type === 'destroyed' || type === 'cleared') cells[cell] = null
      return type === 'placed' ? [lay(name, cells, entry, facts as unknown as Placed)] : []
    })
  )
}

function lay(name: View['sea'], cells: Cells, entry: Entry, facts: Placed): Laid {
  const sea = seaNamed(name)
  const cell = sea.names.indexOf(facts.cell)
  const island = Number(facts.card)
  const { from, to, above, below } = gapForValue(cells, runWithCell(sea, cell), island)
  const room = (above ?? MOST + 1) - (below ?? LEAST - 1) - 1
  const lying = Object.fromEntries(
    sea.names.flatMap((name, at) => (cells[at] === null ? [] : [[name, cells[at] ?? 0]]))
  )
  const closes = warnings({ sea: name, cells: lying }, `${facts.card}@${facts.cell}`).length > 0
  cells[cell] = island
  const row = cells.filter((_, other) => rankOf(sea.names[other] ?? '') === rankOf(facts.cell))
  return {
    entry,
    facts,
    fitting: to - from === 1 ? room : null,
    fillsRow: !row.includes(null),
    fillsSea: !cells.includes(null),
    closes
  }
}

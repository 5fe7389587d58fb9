/** How many sit at the table and what that changes. */
export interface Table {
  readonly name: 'together' | 'alone'
  /** How many cards a hand is refilled to. */
  readonly limit: number
  /** The lowest value in the deck. */
  readonly lowest: number
  /** Who is handed a Bridge, counted in turn order from 0. */
  readonly bridged: readonly number[]
}

const few: Table = { name: 'together', limit: 5, lowest: 1, bridged: [1] }
const many: Table = { ...few, bridged: [1, 3] }
const alone: Table = { name: 'alone', limit: 6, lowest: 2, bridged: [] }

const TABLES: readonly Table[] = [alone, few, few, many, many]

export function tableFor(seats: number): Table {
  const table = TABLES[seats - 1]
  if (!table) throw new Error(`Cannot seat "${seats}" at a table`)
  return table
}

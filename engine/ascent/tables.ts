/** The set-up that depends on the number of seats (RULES.md, 3.2; alone 7). */
export interface TableSetup {
  readonly name: 'together' | 'alone'
  /** How many cards a hand is refilled to. */
  readonly handLimit: number
  /** The lowest value of a mountain card in the deck. */
  readonly lowestValue: number
  /** The places in turn order, from 0, whose seats are handed a Bridge. */
  readonly bridgedTurns: readonly number[]
}

const few: TableSetup = { name: 'together', handLimit: 5, lowestValue: 1, bridgedTurns: [1] }
const many: TableSetup = { ...few, bridgedTurns: [1, 3] }
const alone: TableSetup = { name: 'alone', handLimit: 6, lowestValue: 2, bridgedTurns: [] }

const TABLES: readonly TableSetup[] = [alone, few, few, many, many]

/** The set-up for 1 to 5 seats. */
export function tableSetupFor(seats: number): TableSetup {
  const table = TABLES[seats - 1]
  if (!table) throw new Error(`Cannot seat "${seats}" at a table`)
  return table
}

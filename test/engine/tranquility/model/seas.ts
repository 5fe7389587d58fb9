/*
 * The seas: RULES.md, 9.1, 9.2 and 16, rulings 14 and 15. Cells count from 0, from the bottom left, part by part.
 */

export const VARIANTS = ['standard', 'high_arch', 'pyramid', 'day_night', 'competitive'] as const
export type Variant = (typeof VARIANTS)[number]

/** Cells in order, whose neighbours are those before and behind them. */
interface Part {
  readonly from: number
  readonly to: number
  readonly isPillar: boolean
  /** Closed until both pillars are full. */
  readonly isRoof: boolean
}

export interface Sea {
  readonly names: readonly string[]
  readonly parts: readonly Part[]
  /** The cells of each row, from the bottom. */
  readonly rows: readonly (readonly number[])[]
  /** The border spaces of the Pyramid. */
  readonly borders: readonly number[]
}

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number)
const COLUMNS = 'abcdefghijk'

const nameOf = (column: number, row: number) => `${COLUMNS.charAt(column)}${row + 1}`
const block = (left: number, bottom: number, width: number, height: number) =>
  upTo(height).flatMap(row => upTo(width).map(column => nameOf(left + column, bottom + row)))

const part = (from: number, to: number) => ({ from, to, isPillar: false, isRoof: false })

function sea(names: readonly string[], parts: readonly Part[], borders: readonly number[] = []): Sea {
  const inRow = (row: number) => [...names.keys()].filter(cell => Number(names[cell]?.slice(1)) === row + 1)
  return {
    names,
    parts,
    borders,
    rows: upTo(7)
      .map(inRow)
      .filter(cells => cells.length > 0)
  }
}

const STANDARD = sea(block(0, 0, 6, 6), [part(0, 36)])

const HIGH_ARCH = sea(
  [...block(0, 0, 2, 3), ...block(5, 0, 2, 3), ...block(0, 3, 7, 4)],
  [
    { ...part(0, 6), isPillar: true },
    { ...part(6, 12), isPillar: true },
    { ...part(12, 40), isRoof: true }
  ]
)

const PYRAMID = sea(
  upTo(6).flatMap(row => block(row, row, 11 - 2 * row, 1)),
  [part(0, 36)],
  [2, 8, 15, 21, 25, 29]
)

export function seaOf(variant: Variant): Sea {
  return variant === 'high_arch' ? HIGH_ARCH : variant === 'pyramid' ? PYRAMID : STANDARD
}

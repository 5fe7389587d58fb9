import { describe, expect, test } from 'vitest'
import { islandInTheWay, costInGap, gapForValue } from '../../../../engine/tranquility/sea/order.ts'
import { SEAS, cellNamed, isUnlocked, seaNamed } from '../../../../engine/tranquility/sea/seas.ts'

// The names of RULES.md, 16.
const NAMED: readonly [(typeof SEAS)[number], string, number, { readonly [cell: string]: number }][] = [
  ['standard', 'a1–f6', 36, { a1: 0, f1: 5, a2: 6, f6: 35 }],
  ['high_arch', 'a1–g7', 40, { a1: 0, b3: 5, f1: 6, g3: 11, a4: 12, g7: 39 }],
  ['pyramid', 'a1–f6', 36, { a1: 0, c1: 2, k1: 10, b2: 11, c3: 20, d4: 27, e5: 32, f6: 35 }]
]

describe.each(NAMED)('the sea %s', (name, _, size, cells) => {
  const sea = seaNamed(name)

  test('its cells have the names of the table', () => {
    expect(sea.names).toHaveLength(size)
    expect(new Set(sea.names).size).toBe(size)
    for (const [named, cell] of Object.entries(cells)) expect(cellNamed(sea, named)).toBe(cell)
  })

  test('each cell lies in one run', () => {
    const cellsOfRuns = sea.runs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step))
    expect(cellsOfRuns).toEqual([...sea.names.keys()])
  })
})

describe('the High Arch', () => {
  const sea = seaNamed('high_arch')
  const [left, right, roof] = sea.runs
  if (!left || !right || !roof) throw new Error('Expected three runs')

  test('has two pillars of two columns and three rows', () => {
    expect(sea.names.slice(left.from, left.to)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
    expect(sea.names.slice(right.from, right.to)).toEqual(['f1', 'g1', 'f2', 'g2', 'f3', 'g3'])
  })

  test('opens its roof once both pillars are full', () => {
    const cells = sea.names.map((_, cell) => (cell < 12 ? cell + 1 : null))
    expect(isUnlocked(sea, cells, roof)).toBe(true)
    expect(isUnlocked(sea, cells.with(11, null), roof)).toBe(false)
    expect(isUnlocked(sea, cells.with(0, null), roof)).toBe(false)
    for (const pillar of [left, right]) expect(isUnlocked(sea, cells.with(0, null), pillar)).toBe(true)
  })

  test('has nothing to pay in its pillars, and neither order nor cost between its runs', () => {
    const cells = sea.names.map((_, cell) => (cell === 5 ? 60 : cell === 0 ? 10 : null))
    expect(costInGap(gapForValue(cells, left, 12), 1, 12)).toBe(0)
    expect(islandInTheWay(gapForValue(cells, left, 8), 3)).toBe(10)
    expect(costInGap(gapForValue(cells, roof, 61), 12, 61)).toBe(0)
    expect(islandInTheWay(gapForValue(cells, roof, 4), 12)).toBeNull()
  })
})

test('the Pyramid has rows of eleven to one, each centred', () => {
  const { names } = seaNamed('pyramid')
  const rows = [1, 2, 3, 4, 5, 6].map(rank => names.filter(name => name.endsWith(String(rank))).length)
  expect(rows).toEqual([11, 9, 7, 5, 3, 1])
})

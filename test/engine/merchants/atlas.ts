/*
 * The map once more, as it is drawn in the rules: RULES.md, 2. Beside a space is whatever stands four signs away in its row,
 * or two in the next. It imports nothing.
 */
const DRAWING = `
        e9  f9  g9  h9  i9
      d8  e8  f8  g8  h8  i8
    c7  d7  e7  f7  g7  h7  i7
  b6  c6  d6  e6  f6  g6  h6  i6
a5  b5  c5  d5  e5  f5  g5  h5  i5
  a4  b4  c4  d4  e4  f4  g4  h4
    a3  b3  c3  d3  e3  f3  g3
      a2  b2  c2  d2  e2  f2
        a1  b1  c1  d1  e1
`

const ROWS = DRAWING.split('\n').slice(1, -1)

/** Row by row from the top, from left to right. */
export const SPACES: readonly string[] = DRAWING.trim().split(/\s+/)

/** What stands on the spaces that no tile may lie on. */
export const SPECIAL: { readonly [space: string]: string } = {
  g9: 'warehouse',
  e5: 'meadow',
  c7: 'cheese',
  i7: 'wine',
  g3: 'cloth',
  a3: 'weapons',
  c1: 'gems'
}

const BESIDE: ReadonlyMap<string, readonly string[]> = new Map(SPACES.map(space => [space, namesAround(space)]))

export function beside(space: string): readonly string[] {
  return BESIDE.get(space) ?? []
}

function namesAround(space: string): string[] {
  const row = ROWS.findIndex(names => names.includes(space))
  const column = ROWS[row]?.indexOf(space) ?? 0
  const places = [
    [row, column - 4],
    [row, column + 4],
    [row - 1, column - 2],
    [row - 1, column + 2],
    [row + 1, column - 2],
    [row + 1, column + 2]
  ] as const
  return places.map(([at, from]) => (from < 0 ? '' : (ROWS[at]?.slice(from, from + 2).trim() ?? ''))).filter(Boolean)
}

import { CELL_NAME_BY_SPECIAL_SPACE } from '../../../../engine/merchants/map/special.ts'
import type { View } from '../../../../engine/merchants/view.ts'

/** The map is a hexagon of so many steps from its middle, e5, to its rim. */
const RADIUS = 4
/** How far a row lies below the one above, in widths of a space. */
const DOWN = Math.sqrt(3) / 2

/** Where a space is drawn, in its widths from the middle: to the right, and downward. */
export function middleOf(space: string): readonly [x: number, y: number] {
  const q = space.charCodeAt(0) - 101
  const r = 5 - Number(space.charAt(1))
  return [q + r / 2, r * DOWN]
}

/** The names of the spaces, row by row from the top. */
export const ROWS: readonly (readonly string[])[] = [...'987654321'].map(rank =>
  [...'abcdefghi']
    .map(file => file + rank)
    .filter(space => Math.abs(middleOf(space)[0]) <= RADIUS - Math.abs(5 - Number(rank)) / 2)
)

/** The castle (by its ware), the warehouse or the meadow there; undefined on a space for tiles. */
export function specialOn(space: string): string | undefined {
  return Object.entries(CELL_NAME_BY_SPECIAL_SPACE).find(([, at]) => at === space)?.[0]
}

/** How far one space is from another, as a bird flies. */
export function farFrom(one: string, other: string): number {
  const [x, y] = middleOf(one)
  const [toX, toY] = middleOf(other)
  return Math.hypot(toX - x, toY - y)
}

/** Further than next door. */
export const BEYOND = 1.1

/** The spaces over which one card leads from here to there: joined tiles of its terrain, or one step. */
export function routeOf({ tiles, rocks }: View, from: string, to: string): readonly string[] {
  const joined = ROWS.flat().filter(space => tiles[to] && tiles[space] === tiles[to] && !rocks.includes(space))
  const open = new Set([...joined, to])
  const routes = [[from]]
  for (const route of routes) {
    const end = route.at(-1) ?? from
    if (end === to) return route
    for (const next of open) {
      if (farFrom(end, next) > BEYOND) continue
      open.delete(next)
      routes.push([...route, next])
    }
  }
  return []
}

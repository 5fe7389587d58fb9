import type { View } from '../../../../engine/merchants/view.ts'
import { nameOf, neighboursOf, placeOf, spaceNamed, SPACES } from '../../../../engine/merchants/map/spaces.ts'
import { SPECIALS } from '../../../../engine/merchants/map/special.ts'

/** The names of the spaces, row by row from the top. */
export const ROWS: readonly (readonly string[])[] = [...'987654321'].map(rank =>
  SPACES.map(nameOf).filter(name => name.endsWith(rank))
)

const SPECIAL_AT: { readonly [space: string]: string } = Object.fromEntries(
  Object.entries(SPECIALS).map(([special, space]) => [space, special])
)

/** The castle (by its ware), the warehouse or the meadow there; undefined on a space for tiles. */
export function specialOn(space: string): string | undefined {
  return SPECIAL_AT[space]
}

/** Where a space is drawn, in its widths from the middle. */
export function middleOf(space: string): readonly [x: number, y: number] {
  return placeOf(spaceNamed(space) ?? 0)
}

/** The spaces over which one card leads from here to there: joined tiles of its terrain, or one step. */
export function routeOf({ tiles, rocks }: View, from: string, to: string): readonly string[] {
  const routes = [[from]]
  const seen = new Set([from])
  for (const route of routes) {
    const end = route.at(-1) ?? from
    if (end === to) return route
    for (const next of neighboursOf(spaceNamed(end) ?? 0).map(nameOf)) {
      const isJoined = !!tiles[to] && tiles[next] === tiles[to] && !rocks.includes(next)
      if (seen.has(next) || !(isJoined || (next === to && end === from))) continue
      seen.add(next)
      routes.push([...route, next])
    }
  }
  return []
}

import type { TypedReason } from '../refusal.ts'
import { parseShift } from './parse-line.ts'
import { specialAt, wareBoughtAt } from './map/special-spaces.ts'
import type { Ware } from './map/special.ts'
import { spaceNameOf, neighboursOf, type Space, spaceNamed } from './map/spaces.ts'
import type { View } from './view.ts'

/** A tile that is laid or moved, `F@e3` or `F@e2>e3`, and where to; and where a merchant goes. */
const TILE_TO = /^[a-z]@([a-i]\d(?:>[a-i]\d)?)$/i
const GOES_TO = /^go\s+([a-i]\d)/i

/** What is doubted, with its facts. */
export type WarningFacts = {
  readonly LONELY: null
  readonly SOLD_ALREADY: { readonly ware: Ware }
  readonly NO_COIN: null
}

/** A tile that nothing leads to, and a castle in which nothing can be earned; whatever pays for it, also where nothing does. */
export function warnings(view: View, line: string): readonly TypedReason<WarningFacts>[] {
  const [, tile = ''] = TILE_TO.exec(line) ?? []
  const [, goal = ''] = GOES_TO.exec(line) ?? []
  const moved = parseShift(tile)
  const space = moved?.to ?? spaceNamed(tile)
  if (space !== null) return isLonely(view, space, moved?.from) ? [{ code: 'LONELY' }] : []
  const to = spaceNamed(goal)
  const ware = to === null ? null : wareBoughtAt(to)
  if (!ware) return []
  if (!view.players[view.active]?.wagon.includes(ware)) return [{ code: 'SOLD_ALREADY', facts: { ware } }]
  return view.castles[ware].length > 0 ? [] : [{ code: 'NO_COIN' }]
}

/** Neither a tile, but the one that is moved there, nor a castle, nor the seat's own merchant is next to it. */
function isLonely({ tiles, rocks, players, active }: View, space: Space, from?: Space): boolean {
  return neighboursOf(space).every(next => {
    const name = spaceNameOf(next)
    const isTile = next !== from && tiles[name] && !rocks.includes(name)
    return specialAt(next) === null && !isTile && players[active]?.at !== name
  })
}

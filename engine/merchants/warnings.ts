import type { TypedReason } from '../refusal.ts'
import { parseShiftToken } from './parse-line.ts'
import { specialSpaceAt, wareBoughtAt } from './map/special-spaces.ts'
import type { Ware } from './map/special.ts'
import { spaceNameOf, neighboursOf, type Space, spaceNamed } from './map/spaces.ts'
import type { View } from './view.ts'

/** Patterns of lines that may need a warning: a tile laid (`F@e3`) or moved (`F@e2>e3`), a merchant who goes (`go d7`). */
const TILE_TO = /^[a-z]@([a-i]\d(?:>[a-i]\d)?)$/i
const GOES_TO = /^go\s+([a-i]\d)/i

/** The facts of each warning by its code; null if it has none. */
export type WarningFacts = {
  readonly LONELY: null
  readonly SOLD_ALREADY: { readonly ware: Ware }
  readonly NO_COIN: null
}

/**
 * Warns of a tile that touches no open tile, special space or own merchant, and of going to a castle that buys nothing from the
 * seat or has no coin.
 */
export function warnings(view: View, line: string): readonly TypedReason<WarningFacts>[] {
  const [, tile = ''] = TILE_TO.exec(line) ?? []
  const [, goal = ''] = GOES_TO.exec(line) ?? []
  const moved = parseShiftToken(tile)
  const space = moved?.to ?? spaceNamed(tile)
  if (space !== null) return isLonely(view, space, moved?.from) ? [{ code: 'LONELY' }] : []
  const to = spaceNamed(goal)
  const ware = to === null ? null : wareBoughtAt(to)
  if (!ware) return []
  if (!view.players[view.active]?.wagon.includes(ware)) return [{ code: 'SOLD_ALREADY', facts: { ware } }]
  return view.castles[ware].length > 0 ? [] : [{ code: 'NO_COIN' }]
}

/** Whether a space touches no open tile (other than the one on `from`), no special space and not the seat's own merchant. */
function isLonely({ tiles, rocks, players, active }: View, space: Space, from?: Space): boolean {
  return neighboursOf(space).every(next => {
    const name = spaceNameOf(next)
    const isTile = next !== from && tiles[name] && !rocks.includes(name)
    return specialSpaceAt(next) === null && !isTile && players[active]?.at !== name
  })
}

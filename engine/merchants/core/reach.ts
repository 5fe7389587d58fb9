import type { Space } from '../map/spaces.ts'
import { neighboursOf } from '../map/spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import { hasOpenTile, type State } from './state.ts'

/** The spaces of all open tiles of a terrain that touch a space or are joined to it by such tiles, by flood fill (RULES.md, 4.1). */
export function tilesJoinedTo(state: State, from: Space, terrain: Terrain): ReadonlySet<Space> {
  const chain = new Set<Space>()
  const ends = [from]
  for (let end = ends.pop(); end !== undefined; end = ends.pop())
    for (const next of neighboursOf(end)) {
      if (chain.has(next) || state.tiles[next] !== terrain || !hasOpenTile(state, next)) continue
      chain.add(next)
      ends.push(next)
    }
  return chain
}

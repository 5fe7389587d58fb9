import type { Space } from '../map/spaces.ts'
import { neighboursOf } from '../map/spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import { hasOpenTile, type State } from './state.ts'

/** The exposed tiles of that terrain that touch a space, and all that are joined to them: RULES.md, 4.1. */
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

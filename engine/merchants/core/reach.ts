import type { Space } from '../map/spaces.ts'
import { neighboursOf } from '../map/spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import { hasTileWithoutRock, type State } from './state.ts'

/**
 * The spaces that a merchant at `from` can reach over open tiles of one terrain, found by flood fill (RULES.md, 4.1); `from`
 * itself isn't among them.
 */
export function spacesReachableOverTiles(state: State, from: Space, terrain: Terrain): ReadonlySet<Space> {
  const chain = new Set([from])
  const ends = [from]
  for (let end = ends.pop(); end !== undefined; end = ends.pop())
    for (const next of neighboursOf(end)) {
      if (chain.has(next) || state.tiles[next] !== terrain || !hasTileWithoutRock(state, next)) continue
      chain.add(next)
      ends.push(next)
    }
  chain.delete(from)
  return chain
}

/** The spaces between two spaces on a shortest road over open tiles of a terrain, by breadth-first search; empty if no road. */
export function spacesBetweenOnShortestRoad(state: State, from: Space, to: Space, terrain: Terrain): readonly Space[] {
  const tiles = spacesReachableOverTiles(state, from, terrain)
  const roads: (readonly Space[])[] = [[from]]
  const seen = new Set([from])
  for (const road of roads) {
    const end = road.at(-1) ?? from
    if (end === to) return road.slice(1, -1)
    for (const next of neighboursOf(end)) {
      if (seen.has(next) || !tiles.has(next)) continue
      seen.add(next)
      roads.push([...road, next])
    }
  }
  return []
}

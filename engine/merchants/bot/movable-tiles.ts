import { spaceNameOf, type Space, SPACES } from '../map/spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import type { View } from '../view.ts'
import type { Destination } from './goal.ts'
import type { Ground } from './ground.ts'

/** The spaces of the terrain's tiles that may be moved, the farthest from the goal first. */
export function movableTilesFarthestFirst(
  { players }: View,
  terrain: Terrain,
  { cardsFrom }: Destination,
  ground: readonly Ground[]
): readonly Space[] {
  const isFree = (space: Space) => players.every(({ at }) => at !== spaceNameOf(space))
  return SPACES.filter(space => ground[space] === terrain && isFree(space)).sort(
    (one, other) => (cardsFrom[other] ?? 0) - (cardsFrom[one] ?? 0)
  )
}

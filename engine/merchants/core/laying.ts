import type { Reason } from '../codes.ts'
import { spaceNameOf, type Space } from '../map/spaces.ts'
import { isEmptyTileSpace, hasMerchant, isTileSpace, type State } from './state.ts'

/** The reason against laying a tile on a space; null if the space is an empty one for tiles. */
export function refuseTileOn(state: State, space: Space): Reason | null {
  if (!isTileSpace(space)) return { code: 'NOT_A_TILE_SPACE', facts: { space: spaceNameOf(space) } }
  return isEmptyTileSpace(state, space) ? null : { code: 'NOT_EMPTY', facts: { space: spaceNameOf(space) } }
}

/** The reason against laying a rock on a space; null if a rock may lie there. A rock may cover a tile (ruling 7). */
export function refuseRockOn(state: State, space: Space): Reason | null {
  if (!isTileSpace(space)) return { code: 'NOT_A_TILE_SPACE', facts: { space: spaceNameOf(space) } }
  if (state.rocks[space]) return { code: 'ROCK_THERE', facts: { space: spaceNameOf(space) } }
  return hasMerchant(state, space) ? { code: 'OCCUPIED', facts: { space: spaceNameOf(space) } } : null
}

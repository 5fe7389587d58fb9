import { spaceNamed } from '../../../engine/merchants/map/spaces.ts'
import { TILE_SPACES } from '../../../engine/merchants/map/special-spaces.ts'
import { parseTerrain } from '../../../engine/merchants/map/terrain.ts'
import type { View } from '../../../engine/merchants/view.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'
import type { WaitingGame } from '../../seat/waiting/game.ts'
import { ROWS } from './board/map.ts'

/** A card lies as a tile on any empty space. */
export const waiting: WaitingGame<View> = {
  free: ({ tiles, rocks }) =>
    ROWS.flat().filter(
      space => TILE_SPACES.includes(spaceNamed(space) ?? -1) && !tiles[space] && !rocks.includes(space)
    ),
  lay(view, name, space) {
    const card = parseTerrain(name.toLowerCase())
    const hand = card && removeEachOnce(view.hand ?? [], [card])
    return hand ? { ...view, hand, tiles: { ...view.tiles, [space]: card } } : view
  },
  told: space => ({ type: 'placed', facts: { space } }),
  value: () => ''
}

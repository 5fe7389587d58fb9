import { spaceNameOf } from '../map/spaces.ts'
import type { View } from '../view.ts'
import { cheapestWayAfterStart } from './distance.ts'
import type { Destination } from './goal.ts'
import { type Ground, merchantSpaceOrThrow } from './ground.ts'
import { namesOfSpacesOnlyOnRichestRivalsWay } from './rival.ts'
import { movableTilesFarthestFirst } from './movable-tiles.ts'

/** The lines with which the autopilot would use the roll of the die, the best first. */
export function dieLinesBestFirst(
  view: View,
  seat: number,
  goal: Destination,
  ground: readonly Ground[]
): readonly string[] {
  if (view.named === 'ROCK')
    return namesOfSpacesOnlyOnRichestRivalsWay(view, seat, goal, ground).map(space => `put ${space}`)
  const own = cheapestWayAfterStart(merchantSpaceOrThrow(view, seat), goal.cardsFrom, ground)
  const [first] = own.filter(space => ground[space] === 'empty').map(spaceNameOf)
  if (first === undefined || view.named === null) return []
  const [from] = movableTilesFarthestFirst(view, view.named, goal, ground)
  return [`put ${first}`, ...(from === undefined ? [] : [`shift ${spaceNameOf(from)}>${first}`])]
}

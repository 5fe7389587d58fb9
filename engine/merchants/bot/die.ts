import { spaceNameOf } from '../map/spaces.ts'
import type { View } from '../view.ts'
import { shortestWay } from './distance.ts'
import type { Goal } from './goal.ts'
import { type Ground, merchantSpace } from './ground.ts'
import { spacesOnRivalsWay } from './rival.ts'
import { movableTiles } from './movable-tiles.ts'

/** The lines with which the autopilot would use the roll of the die, the best first. */
export function dieLines(view: View, seat: number, goal: Goal, ground: readonly Ground[]): readonly string[] {
  if (view.named === 'ROCK') return spacesOnRivalsWay(view, seat, goal, ground).map(space => `put ${space}`)
  const own = shortestWay(merchantSpace(view, seat), goal.far, ground)
  const [first] = own.filter(space => ground[space] === 'empty').map(spaceNameOf)
  if (first === undefined || view.named === null) return []
  const [from] = movableTiles(view, view.named, goal, ground)
  return [`put ${first}`, ...(from === undefined ? [] : [`shift ${spaceNameOf(from)}>${first}`])]
}

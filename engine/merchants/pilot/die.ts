import { nameOf } from '../map/spaces.ts'
import type { View } from '../view.ts'
import { wayFrom } from './distance.ts'
import type { Goal } from './goal.ts'
import { type Ground, standsAt } from './ground.ts'
import { inTheirWay } from './rival.ts'
import { spare } from './spare.ts'

/** What the seat would do with what the die shows, the best first. */
export function wantedOfDie(view: View, seat: number, goal: Goal, ground: readonly Ground[]): readonly string[] {
  if (view.named === 'ROCK') return inTheirWay(view, seat, goal, ground).map(space => `put ${space}`)
  const own = wayFrom(standsAt(view, seat), goal.far, ground)
  const [first] = own.filter(space => ground[space] === 'empty').map(nameOf)
  if (first === undefined || view.named === null) return []
  const [from] = spare(view, view.named, goal, ground)
  return [`put ${first}`, ...(from === undefined ? [] : [`shift ${nameOf(from)}>${first}`])]
}

import { nameOf, type Space } from '../map/spaces.ts'
import type { View } from '../view.ts'
import { wayFrom } from './distance.ts'
import { goalOf, type Goal } from './goal.ts'
import { type Ground, standsAt } from './ground.ts'
import { spare } from './spare.ts'

/** What the seat would do with what the die shows, the best first. */
export function wantedOfDie(view: View, seat: number, goal: Goal, ground: readonly Ground[]): readonly string[] {
  const own = wayFrom(standsAt(view, seat), goal.far, ground)
  if (view.named === 'ROCK') return inTheirWay(view, seat, ground, own).map(space => `put ${nameOf(space)}`)
  const [first] = own.filter(space => ground[space] === 'empty').map(nameOf)
  if (first === undefined || view.named === null) return []
  const [from] = spare(view, view.named, goal, ground)
  return [`put ${first}`, ...(from === undefined ? [] : [`shift ${nameOf(from)}>${first}`])]
}

/** The spaces that whoever has most gold of the others wants to pass next, and the seat itself does not. */
export function inTheirWay(
  view: View,
  seat: number,
  ground: readonly Ground[],
  own: readonly Space[]
): readonly Space[] {
  const others = [...view.players.keys()].filter(other => other !== seat)
  const goldOf = (other: number) => view.players[other]?.gold ?? 0
  const rival = others.reduce((most, other) => (goldOf(other) > goldOf(most) ? other : most))
  const goal = goalOf(view, rival, ground)
  if (!goal) return []
  return wayFrom(standsAt(view, rival), goal.far, ground).filter(space => !own.includes(space))
}

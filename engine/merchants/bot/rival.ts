import { spaceNameOf } from '../map/spaces.ts'
import type { View } from '../view.ts'
import { shortestWay } from './distance.ts'
import { bestGoal, type Goal } from './goal.ts'
import { type Ground, merchantSpace } from './ground.ts'

/** A rival is about to arrive if it needs no more than this estimated number of cards to its goal. */
const ABOUT_TO_ARRIVE = 3.2

/** The lines that place a rock on the way of the richest rival, the best first; none unless it is about to arrive. */
export function rockLines(view: View, seat: number, goal: Goal, ground: readonly Ground[]): readonly string[] {
  return spacesOnRivalsWay(view, seat, goal, ground, ABOUT_TO_ARRIVE).map(space => `rock ${space}`)
}

/**
 * The spaces on the richest rival's way to its goal, in order, without those on the seat's own way; none if the rival needs more
 * than `most` cards.
 */
export function spacesOnRivalsWay(
  view: View,
  seat: number,
  { far }: Goal,
  ground: readonly Ground[],
  most = Infinity
): readonly string[] {
  const others = [...view.players.keys()].filter(other => other !== seat)
  const goldOf = (other: number) => view.players[other]?.gold ?? 0
  const rival = others.reduce((leader, other) => (goldOf(other) > goldOf(leader) ? other : leader))
  const goal = bestGoal(view, rival, ground)
  const at = merchantSpace(view, rival)
  if (!goal || (goal.far[at] ?? Infinity) > most) return []
  const own = shortestWay(merchantSpace(view, seat), far, ground)
  return shortestWay(at, goal.far, ground)
    .filter(space => !own.includes(space))
    .map(spaceNameOf)
}

import { nameOf } from '../map/spaces.ts'
import type { View } from '../view.ts'
import { wayFrom } from './distance.ts'
import { goalOf, type Goal } from './goal.ts'
import { type Ground, standsAt } from './ground.ts'

/** A rock of one's own is worth most where a rival arrives with about so many cards. */
const ABOUT_TO_ARRIVE = 3.2

/** The seat's own rocks cost it no card: they lie where a rival would otherwise arrive. */
export function wantedRocks(view: View, seat: number, goal: Goal, ground: readonly Ground[]): readonly string[] {
  return inTheirWay(view, seat, goal, ground, ABOUT_TO_ARRIVE).map(space => `rock ${space}`)
}

/** The spaces that whoever has most gold of the others wants to pass next with no more cards, and the seat itself does not. */
export function inTheirWay(
  view: View,
  seat: number,
  { far }: Goal,
  ground: readonly Ground[],
  most = Infinity
): readonly string[] {
  const others = [...view.players.keys()].filter(other => other !== seat)
  const goldOf = (other: number) => view.players[other]?.gold ?? 0
  const rival = others.reduce((leader, other) => (goldOf(other) > goldOf(leader) ? other : leader))
  const goal = goalOf(view, rival, ground)
  const at = standsAt(view, rival)
  if (!goal || (goal.far[at] ?? Infinity) > most) return []
  const own = wayFrom(standsAt(view, seat), far, ground)
  return wayFrom(at, goal.far, ground)
    .filter(space => !own.includes(space))
    .map(nameOf)
}

import { spaceNameOf } from '../map/spaces.ts'
import type { View } from '../view.ts'
import { cheapestWayAfterStart } from './distance.ts'
import { destinationWithMostGoldPerTurn, type Destination } from './goal.ts'
import { type Ground, merchantSpaceOrThrow } from './ground.ts'

/** A rival is about to arrive if it needs no more than this estimated number of cards to its goal. */
const ABOUT_TO_ARRIVE = 3.2

/** The lines that place a rock on the way of the richest rival, the best first; none unless it is about to arrive. */
export function rockLinesAgainstNearRival(
  view: View,
  seat: number,
  goal: Destination,
  ground: readonly Ground[]
): readonly string[] {
  return namesOfSpacesOnlyOnRichestRivalsWay(view, seat, goal, ground, ABOUT_TO_ARRIVE).map(space => `rock ${space}`)
}

/**
 * The spaces on the richest rival's way to its goal, in order, without those on the seat's own way; none if the rival needs more
 * than `maxRivalCards` cards.
 */
export function namesOfSpacesOnlyOnRichestRivalsWay(
  view: View,
  seat: number,
  { cardsFrom }: Destination,
  ground: readonly Ground[],
  maxRivalCards = Infinity
): readonly string[] {
  const others = [...view.players.keys()].filter(other => other !== seat)
  const goldOf = (other: number) => view.players[other]?.gold ?? 0
  const rival = others.reduce((leader, other) => (goldOf(other) > goldOf(leader) ? other : leader))
  const goal = destinationWithMostGoldPerTurn(view, rival, ground)
  const at = merchantSpaceOrThrow(view, rival)
  if (!goal || (goal.cardsFrom[at] ?? Infinity) > maxRivalCards) return []
  const own = cheapestWayAfterStart(merchantSpaceOrThrow(view, seat), cardsFrom, ground)
  return cheapestWayAfterStart(at, goal.cardsFrom, ground)
    .filter(space => !own.includes(space))
    .map(spaceNameOf)
}

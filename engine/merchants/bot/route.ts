import { HAND_LIMIT } from '../core/state.ts'
import { countDrawsAtTurnEnd } from '../core/turn.ts'
import { spaceNameOf, neighboursOf, type Space } from '../map/spaces.ts'
import { specialSpaceAt } from '../map/special-spaces.ts'
import { type TerrainCounts, countCards, type Terrain, TERRAINS } from '../map/terrain.ts'
import type { View } from '../view.ts'
import type { Destination } from './goal.ts'
import { type Ground, groundBySpace } from './ground.ts'
import { movableTilesFarthestFirst } from './movable-tiles.ts'

/** The worth of a card in hand after the turn, in cards of the remaining way. */
const KEPT = 0.5
/** The worth of having reached the goal, in cards of the remaining way. */
const ARRIVED = 3

/** A space that the merchant can reach in this turn, with the step before it and the cards then left in hand. */
interface Reached {
  readonly space: Space
  /** The terrain on which the merchant continues without another card; null on a special space and at the start. */
  readonly run: Terrain | null
  readonly left: TerrainCounts
  readonly before: Reached | null
  /** The terrain of the tile that must first be laid on this space; null if none must. */
  readonly laid: Terrain | null
  /** The card played to step on this space; null where the last card played still carries the merchant. */
  readonly card: Terrain | null
}

/**
 * The first line of the best route toward the goal in this turn, found by breadth-first search over spaces and hands; null if
 * staying is better.
 */
export function firstLineTowardGoalOrNullToStay(view: View, from: Space, goal: Destination): string | null {
  const ground = groundBySpace(view)
  const start: Reached = {
    space: from,
    run: null,
    left: countCards(view.hand ?? []),
    before: null,
    laid: null,
    card: null
  }
  const layable = TERRAINS.filter(
    terrain => view.reserve[terrain] > 0 || movableTilesFarthestFirst(view, terrain, goal, ground).length > 0
  )
  let best = start
  let most = valueOfStopping(view, start, goal)
  for (const reached of allReachable(start, ground, layable)) {
    const merit = valueOfStopping(view, reached, goal)
    if (merit <= most) continue
    most = merit
    best = reached
  }
  return best === start ? null : firstLine(best, terrain => tileOrigin(view, terrain, goal, ground))
}

function allReachable(start: Reached, ground: readonly Ground[], layable: readonly Terrain[]): readonly Reached[] {
  const seen = new Set<number>()
  const all: Reached[] = [start]
  for (const from of all)
    for (const to of neighboursOf(from.space))
      for (const reached of stepsTo(from, to, ground[to] ?? 'rock', layable)) {
        const key = keyOf(reached)
        if (seen.has(key)) continue
        seen.add(key)
        all.push(reached)
      }
  return all
}

/** All ways to step to a neighbouring space with the cards left in hand. */
function stepsTo(from: Reached, space: Space, ground: Ground, layable: readonly Terrain[]): readonly Reached[] {
  const { left, run } = from
  switch (ground) {
    case 'rock':
      return []
    case 'special':
      return terrainsWithAtLeast(left, 1).map(card => ({
        space,
        run: null,
        left: withFewerCards(left, card, 1),
        before: from,
        laid: null,
        card
      }))
    case 'empty':
      return terrainsWithAtLeast(left, 1)
        .filter(card => layable.includes(card) && left[card] > (card === run ? 0 : 1))
        .map(card => ({
          space,
          run: card,
          left: withFewerCards(left, card, card === run ? 1 : 2),
          before: from,
          laid: card,
          card: card === run ? null : card
        }))
    default: {
      const price = ground === run ? 0 : 1
      if (left[ground] < price) return []
      const card = price > 0 ? ground : null
      return [{ space, run: ground, left: withFewerCards(left, ground, price), before: from, laid: null, card }]
    }
  }
}

function terrainsWithAtLeast(left: TerrainCounts, least: number): readonly Terrain[] {
  return TERRAINS.filter(terrain => left[terrain] >= least)
}

function withFewerCards(left: TerrainCounts, card: Terrain, count: number): TerrainCounts {
  return count === 0 ? left : { ...left, [card]: left[card] - count }
}

function keyOf({ space, run, left }: Reached): number {
  const cards = TERRAINS.reduce((sum, terrain) => sum * (HAND_LIMIT + 1) + left[terrain], 0)
  return (cards * 100 + space) * 10 + (run === null ? 9 : TERRAINS.indexOf(run))
}

/** The value of ending the turn at a reached space: higher with a shorter remaining way and more cards after the turn. */
function valueOfStopping(
  { hand = [], played }: View,
  { space, left, before }: Reached,
  { space: goal, cardsFrom }: Destination
): number {
  const kept = TERRAINS.reduce((sum, terrain) => sum + left[terrain], 0)
  const used = played + hand.length - kept
  const fills = before !== null && (specialSpaceAt(space) === 'meadow' || specialSpaceAt(space) === 'warehouse')
  const after = fills ? HAND_LIMIT : Math.min(HAND_LIMIT, kept + countDrawsAtTurnEnd({ played: used }))
  return KEPT * after - (cardsFrom[space] ?? Infinity) + (space === goal ? ARRIVED : 0)
}

/** The origin of a tile in its line's notation, such as `e2>`; empty if the reserve has a tile of the terrain. */
function tileOrigin(view: View, terrain: Terrain, goal: Destination, ground: readonly Ground[]): string {
  const [first] = view.reserve[terrain] > 0 ? [] : movableTilesFarthestFirst(view, terrain, goal, ground)
  return first === undefined ? '' : `${spaceNameOf(first)}>`
}

/** The first line of a route: it lays the first missing tile of the first run, or moves the merchant along that run. */
function firstLine(end: Reached, from: (terrain: Terrain) => string): string {
  const steps: Reached[] = []
  for (let step: Reached | null = end; step?.before; step = step.before) steps.unshift(step)
  const next = steps.findIndex(({ card }, at) => at > 0 && card !== null)
  const run = next < 0 ? steps : steps.slice(0, next)
  const missing = run.find(({ laid }) => laid !== null)
  if (missing?.laid) return `${missing.laid}@${from(missing.laid)}${spaceNameOf(missing.space)}`
  return `go ${spaceNameOf(run.at(-1)?.space ?? end.space)} -${run[0]?.card}`
}

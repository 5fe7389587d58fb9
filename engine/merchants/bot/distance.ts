import { neighboursOf, type Space, SPACES } from '../map/spaces.ts'
import type { Ground } from './ground.ts'

/** The estimated cards for a step, by the space stepped on: without a tile, of another terrain, of the same, or special. */
const CARDS = { empty: 1.4, other: 0.9, same: 0.1, special: 1 }

/** The estimated number of cards from each space to the goal, by Dijkstra's algorithm; Infinity where rocks block the way. */
export function estimatedCardsFromEachSpace(goal: Space, ground: readonly Ground[]): readonly number[] {
  const far = SPACES.map(space => (space === goal ? 0 : Infinity))
  const open = new Set<Space>([goal])
  while (open.size > 0) {
    const nearest = nearestOf(open, far)
    open.delete(nearest)
    for (const from of neighboursOf(nearest)) {
      const cards = (far[nearest] ?? 0) + cardsFor(ground[from], ground[nearest])
      if (ground[from] === 'rock' || cards >= (far[from] ?? 0)) continue
      far[from] = cards
      open.add(from)
    }
  }
  return far
}

/** The spaces after `from` on the cheapest way to a goal; `cardsFrom` holds the estimated cards from each space to the goal. */
export function cheapestWayAfterStart(
  from: Space,
  cardsFrom: readonly number[],
  ground: readonly Ground[]
): readonly Space[] {
  const way: Space[] = []
  for (let at = from; (cardsFrom[at] ?? 0) > 0 && Number.isFinite(cardsFrom[at]);) {
    const here = at
    const cost = (space: Space) => (cardsFrom[space] ?? 0) + cardsFor(ground[here], ground[space])
    at = neighboursOf(here).reduce((best, space) => (cost(space) < cost(best) ? space : best))
    way.push(at)
  }
  return way
}

function nearestOf(open: ReadonlySet<Space>, far: readonly number[]): Space {
  let nearest: Space | null = null
  for (const space of open) if (nearest === null || (far[space] ?? 0) < (far[nearest] ?? 0)) nearest = space
  return nearest ?? 0
}

function cardsFor(from: Ground | undefined, to: Ground | undefined): number {
  switch (to) {
    case 'special':
      return CARDS.special
    case 'empty':
      return CARDS.empty
    case 'rock':
      return Infinity
    default:
      return from === to ? CARDS.same : CARDS.other
  }
}

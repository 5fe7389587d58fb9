import { memoizeWeak } from '../../memoize.ts'
import {
  type Card,
  type MountainFace,
  HIGHEST_CARD_VALUE,
  TERRAINS,
  buildDeck,
  printedFaceWithIbexOf
} from '../mountain/cards.ts'
import { PLACES_BELOW_SUMMIT, ALL_PLACES } from '../mountain/mountain.ts'
import { type SlotSurroundings, findSlotsForMountainCards } from '../mountain/open-slots.ts'
import { placingCost, fitsRowAndTerrains } from '../mountain/placing.ts'
import type { Grid } from '../core/state.ts'
import { type TableSetup, tableSetupFor } from '../tables.ts'
import type { View } from '../view.ts'

/** The cap on a card's price in these estimates; a card that costs more, or fits no open slot, counts as this price. */
const DEAREST = 4
// Weights in `expectedPlacingCostForNextSeats` of the next hand's cheapest card, of any one card, and of a last card that costs
// something. Tuned, like all numbers of the autopilot, by playing thousands of matches.
const NEXT_HAND = 1.2
const ANY_CARD = 0.3
const LAST_CARD = 3

/** The faces of all mountain cards, by terrain and value; the ibex icon makes no difference. */
const FACES: readonly MountainFace[] = TERRAINS.flatMap(terrain =>
  Array.from({ length: HIGHEST_CARD_VALUE }, (_, index) => printedFaceWithIbexOf(`${terrain}${index + 1}`))
)

/** A face of mountain cards, and how many cards with it the seat hasn't seen. */
interface UnseenFace {
  readonly face: MountainFace
  readonly count: number
}

/** The autopilot's data for one decision: the view, and all that is worked out from it once. */
export interface BotContext {
  readonly view: View
  readonly grid: Grid
  readonly openSlots: readonly SlotSurroundings[]
  readonly unseenFaces: readonly UnseenFace[]
  /** How many slots below the Summit's are still to be filled. */
  readonly slotsLeft: number
  /** How many cards the seat has to pay with in each of its turns to come, on average. */
  readonly spareCardsPerTurn: number
}

/** Builds the autopilot's data for a decision from a view; `extraTurns` are those that rules take beyond filling the mountain. */
export function botContext(view: View, extraTurns: number): BotContext {
  const grid = ALL_PLACES.map(({ name }) => view.slots[name] ?? null)
  const left = PLACES_BELOW_SUMMIT.filter(({ slot }) => (grid[slot] ?? 'BR') === 'BR').length
  return {
    view,
    grid,
    openSlots: findSlotsForMountainCards(grid),
    unseenFaces: unseenIn(view, grid),
    slotsLeft: left,
    spareCardsPerTurn: spareIn(view, left + 1 + extraTurns)
  }
}

/**
 * Estimates the cost of a grid to the next seats: a weighted sum of the expected prices of the next hand's cheapest card and of
 * any one card.
 */
export function expectedPlacingCostForNextSeats(grid: Grid, { view, unseenFaces }: BotContext): number {
  const shares = sharesByPrice(findSlotsForMountainCards(grid), unseenFaces)
  const hand = nextHand(view)
  const stuck = hand === 1 ? LAST_CARD * (shares[1] ?? 0) : 0
  return stuck + NEXT_HAND * leastExpected(shares, hand) + ANY_CARD * leastExpected(shares, 1)
}

/** The lowest price at which a card of that face may be placed now, `DEAREST` at most. */
function bestPrice(open: readonly SlotSurroundings[], face: MountainFace): number {
  let best = DEAREST
  for (const opening of open) {
    if (fitsRowAndTerrains(opening, face)) best = Math.min(best, placingCost(opening, face))
    if (best === 0) return 0
  }
  return best
}

/** The faces of mountain cards that are neither on the mountain nor in the viewer's hand. */
function unseenIn({ hand = [], players }: View, grid: Grid): UnseenFace[] {
  const inDeck = countDeckFaces(tableSetupFor(players.length))
  const seen = countFaces([...grid, ...hand])
  const unseen: UnseenFace[] = []
  for (const [number, face] of FACES.entries()) {
    const count = (inDeck[number] ?? 0) - (seen[number] ?? 0)
    if (count > 0) unseen.push({ face, count })
  }
  return unseen
}

const countDeckFaces = memoizeWeak(({ lowestValue }: TableSetup) => countFaces(buildDeck(lowestValue, 0)))

/** How many of the cards have each face of `FACES`, by its place there. */
function countFaces(cards: readonly (Card | null)[]): readonly number[] {
  const counts = Array<number>(FACES.length).fill(0)
  for (const card of cards) {
    const face = card && printedFaceWithIbexOf(card)
    if (face?.kind !== 'mountain') continue
    const number = TERRAINS.indexOf(face.terrain) * HIGHEST_CARD_VALUE + face.value - 1
    counts[number] = (counts[number] ?? 0) + 1
  }
  return counts
}

/** How many cards of hand and deck the viewer has for each of its turns, apart from the card that each turn plays. */
function spareIn({ viewer, players }: View, turns: number): number {
  const own = viewer === 'watcher' ? undefined : players[viewer]
  const each = turns / players.length
  return own ? (own.hand + own.deck - each) / Math.max(1, each) : 0
}

/** How many cards the next seat has in its hand, at least 1. */
function nextHand({ viewer, players }: View): number {
  const next = viewer === 'watcher' ? 0 : (viewer + 1) % players.length
  return Math.max(1, players[next]?.hand ?? 0)
}

/** For each price from 0 to `DEAREST`, the share of the unseen cards that cost as much or more. */
function sharesByPrice(open: readonly SlotSurroundings[], unseen: readonly UnseenFace[]): readonly number[] {
  const counts = Array<number>(DEAREST + 1).fill(0)
  for (const { face, count } of unseen) {
    const price = bestPrice(open, face)
    counts[price] = (counts[price] ?? 0) + count
  }
  for (let price = DEAREST - 1; price >= 0; price--) counts[price] = (counts[price] ?? 0) + (counts[price + 1] ?? 0)
  const all = counts[0] ?? 0
  return counts.map(count => (all > 0 ? count / all : 0))
}

/** The expected lowest price among `cards` unseen cards: the sum of the chances that it is at least 1, 2, and so on. */
function leastExpected(shares: readonly number[], cards: number): number {
  let sum = 0
  for (const [price, share] of shares.entries()) if (price > 0) sum += share ** cards
  return sum
}

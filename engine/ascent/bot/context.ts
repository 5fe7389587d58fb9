import { type Card, type MountainCard, type MountainFace, buildDeck, faceOf, isMountain } from '../mountain/cards.ts'
import { PLACES_BELOW_SUMMIT, ALL_PLACES } from '../mountain/mountain.ts'
import { type SlotSurroundings, findOpenSlots } from '../mountain/open-slots.ts'
import { placingCost, cardFits } from '../mountain/placing.ts'
import type { Grid } from '../core/state.ts'
import { tableSetupFor } from '../tables.ts'
import type { View } from '../view.ts'

/** So dear counts whatever is dearer, or fits nowhere. */
const DEAREST = 4
// What weighs how much: what the next hand must pay, what any one card costs, and a last card that is stuck.
const NEXT_HAND = 1.2
const ANY_CARD = 0.3
const LAST_CARD = 3

/** Mountain cards that look alike, and how many of them the seat hasn't seen. */
interface Unseen {
  readonly face: MountainFace
  readonly count: number
}

/** What a seat may know of a match, as far as it matters for its next card. */
export interface BotContext {
  readonly view: View
  readonly grid: Grid
  readonly openSlots: readonly SlotSurroundings[]
  readonly unseenFaces: readonly Unseen[]
  /** How many slots below the Summit's are still to be filled. */
  readonly slotsLeft: number
  /** How many cards the seat has for each turn to come, beside the one that it plays. */
  readonly spareCardsPerTurn: number
}

/** `more`: the turns that the optional rules take beside those in which the mountain is filled. */
export function botContext(view: View, more: number): BotContext {
  const grid = ALL_PLACES.map(({ name }) => view.slots[name] ?? null)
  const left = PLACES_BELOW_SUMMIT.filter(({ slot }) => (grid[slot] ?? 'BR') === 'BR').length
  return {
    view,
    grid,
    openSlots: findOpenSlots(grid),
    unseenFaces: unseenIn(view),
    slotsLeft: left,
    spareCardsPerTurn: spareIn(view, left + 1 + more)
  }
}

/** What burdens the seats to come on such a mountain. */
export function expectedNextCost(grid: Grid, { view, unseenFaces }: BotContext): number {
  const shares = sharesByPrice(findOpenSlots(grid), unseenFaces)
  const hand = nextHand(view)
  const stuck = hand === 1 ? LAST_CARD * (shares[1] ?? 0) : 0
  return stuck + NEXT_HAND * leastExpected(shares, hand) + ANY_CARD * leastExpected(shares, 1)
}

/** The lowest price at which a card may be placed, or what counts as dearest. */
function bestPrice(open: readonly SlotSurroundings[], face: MountainFace): number {
  let best = DEAREST
  for (const opening of open) if (cardFits(opening, face)) best = Math.min(best, placingCost(opening, face))
  return best
}

function unseenIn(view: View): Unseen[] {
  const counts = new Map<MountainCard, number>()
  for (const card of buildDeck(tableSetupFor(view.players.length).lowestValue, 0)) count(card, 1)
  for (const card of [...Object.values(view.slots), ...(view.hand ?? [])]) count(card, -1)
  return [...counts].flatMap(([card, left]) => (left > 0 ? [{ face: faceOf(card), count: left }] : []))

  function count(card: Card, step: number): void {
    if (!isMountain(card)) return
    const { terrain, value } = faceOf(card)
    counts.set(`${terrain}${value}`, (counts.get(`${terrain}${value}`) ?? 0) + step)
  }
}

function spareIn({ viewer, players }: View, turns: number): number {
  const own = viewer === 'watcher' ? undefined : players[viewer]
  const each = turns / players.length
  return own ? (own.hand + own.deck - each) / Math.max(1, each) : 0
}

function nextHand({ viewer, players }: View): number {
  const next = viewer === 'watcher' ? 0 : (viewer + 1) % players.length
  return Math.max(1, players[next]?.hand ?? 0)
}

/** For each price up to the dearest, which share of the unseen cards costs no less. */
function sharesByPrice(open: readonly SlotSurroundings[], unseen: readonly Unseen[]): readonly number[] {
  const counts = Array.from({ length: DEAREST + 1 }, () => 0)
  for (const { face, count } of unseen)
    for (let price = bestPrice(open, face); price >= 0; price--) counts[price] = (counts[price] ?? 0) + count
  const all = counts[0] ?? 0
  return counts.map(count => (all > 0 ? count / all : 0))
}

/** The lowest price to be expected among so many unseen cards. */
function leastExpected(shares: readonly number[], cards: number): number {
  return shares.slice(1).reduce((sum, share) => sum + share ** cards, 0)
}

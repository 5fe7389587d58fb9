import { type Card, type MountainCard, type MountainFace, deckOf, faceOf, isMountain } from '../mountain/cards.ts'
import { LOWER, MOUNTAIN } from '../mountain/mountain.ts'
import { type Opening, openings } from '../mountain/openings.ts'
import { costAt, fits } from '../mountain/placing.ts'
import type { Grid } from '../core/state.ts'
import { tableFor } from '../tables.ts'
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
export interface Outlook {
  readonly view: View
  readonly grid: Grid
  readonly open: readonly Opening[]
  readonly unseen: readonly Unseen[]
  /** How many slots below the Summit's are still to be filled. */
  readonly left: number
  /** How many cards the seat has for each turn to come, beside the one that it plays. */
  readonly spare: number
}

/** `more`: the turns that the optional rules take beside those in which the mountain is filled. */
export function look(view: View, more: number): Outlook {
  const grid = MOUNTAIN.map(({ name }) => view.slots[name] ?? null)
  const left = LOWER.filter(({ slot }) => (grid[slot] ?? 'BR') === 'BR').length
  return { view, grid, open: openings(grid), unseen: unseenIn(view), left, spare: spareIn(view, left + 1 + more) }
}

/** What burdens the seats to come on such a mountain. */
export function strainOn(grid: Grid, { view, unseen }: Outlook): number {
  const shares = sharesByPrice(openings(grid), unseen)
  const hand = nextHand(view)
  const stuck = hand === 1 ? LAST_CARD * (shares[1] ?? 0) : 0
  return stuck + NEXT_HAND * leastExpected(shares, hand) + ANY_CARD * leastExpected(shares, 1)
}

/** The lowest price at which a card may be placed, or what counts as dearest. */
function bestPrice(open: readonly Opening[], face: MountainFace): number {
  let best = DEAREST
  for (const opening of open) if (fits(opening, face)) best = Math.min(best, costAt(opening, face))
  return best
}

function unseenIn(view: View): Unseen[] {
  const counts = new Map<MountainCard, number>()
  for (const card of deckOf(tableFor(view.players.length).lowest, 0)) count(card, 1)
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
function sharesByPrice(open: readonly Opening[], unseen: readonly Unseen[]): readonly number[] {
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

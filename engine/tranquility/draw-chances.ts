import type { Rule } from './core/rule.ts'
import { type OptionsAndView, type ZoneLimit, samplingsOf } from './sample-state/rule-sampling.ts'
import { type HiddenCardPlace, placePerHiddenCard } from './sample-state/hidden-places.ts'
import type { Card } from './sea/cards.ts'
import type { View } from './view.ts'

/*
 * How likely each hidden card is to be the next one of the viewer's own pile. Exact: counts all arrangements of the hidden
 * cards that fit the rules and the view. Starts, of which each pile was dealt one, are distributed first; then the other
 * cards fill the places that are left.
 */

/** The numbers of places for hidden cards: in piles, in the hands of others, and (`gone`) anywhere else, such as in discards. */
interface Places {
  readonly piles: number
  readonly hands: number
  readonly gone: number
}

/**
 * One distribution of the one-per-pile cards (Starts): the places left for other cards, and in how many ways it comes about.
 */
interface Deal extends Places {
  /** Whether the viewer's pile still has its own. */
  readonly own: boolean
  /** How many of these cards have been played. */
  readonly played: number
  readonly ways: number
}

/** A number of cards for each limit on where they may lie; `free` cards may lie anywhere. */
type Groups = { readonly [where in ZoneLimit | 'free']: number }

/**
 * The chance of each hidden card to be the next of the viewer's own pile, by counting all arrangements of the hidden cards
 * that the rules allow. Null if the viewer has no pile to draw from.
 */
export function nextDrawChances(
  hidden: readonly Card[],
  known: OptionsAndView,
  rules: readonly Rule[]
): (card: Card) => number | null {
  const { players, viewer } = known.view
  const own = viewer === 'watcher' ? 0 : (players[viewer]?.pile ?? 0)
  if (viewer === 'watcher' || own === 0) return () => null
  const parts = samplingsOf(rules)
  const lies: { readonly [card: string]: ZoneLimit } = Object.assign({}, ...parts.map(part => part.zoneLimits?.(known)))
  const [each] = parts.flatMap(part => part.onePerPile?.(known) ?? [])
  const places = countPlaces(known, rules, hidden.length)
  const others = hidden.filter(card => card !== each)
  const whereOf = (card: Card) => lies[card] ?? 'free'
  const cards = (where: ZoneLimit | 'free') => others.filter(card => whereOf(card) === where).length
  const groups: Groups = {
    piles: cards('piles'),
    handsAndPiles: cards('handsAndPiles'),
    handsAndDiscards: cards('handsAndDiscards'),
    free: cards('free')
  }
  const dealt: Deal = { ...places, own: false, played: 0, ways: 1 }
  const deals =
    each === undefined ? [dealt] : startDistributions(dealt, known.view, each, hidden.length - others.length)
  const weighed = deals.map(deal => ({ deal, ...countArrangements(deal, groups) }))
  const all = weighed.reduce((sum, { deal, ways }) => sum + deal.ways * ways, 0)
  const share = (of: (one: (typeof weighed)[number]) => number) =>
    weighed.reduce((sum, one) => sum + (one.deal.ways * one.ways * of(one)) / all, 0)
  const chances = new Map<ZoneLimit | 'free', number>(
    (['piles', 'handsAndPiles', 'handsAndDiscards', 'free'] as const).map(where => [
      where,
      // All places in piles are alike, but for the one that the viewer's own Start may have.
      share(({ deal, lying }) => (lying[where] / (groups[where] || 1) / deal.piles || 0) * (1 - Number(deal.own) / own))
    ])
  )
  const start = share(({ deal }) => Number(deal.own) / own) / (hidden.length - others.length)
  return card => (card === each ? start : (chances.get(whereOf(card)) ?? 0))
}

/** Counts the places in piles and hands; all other hidden cards are gone, as removed islands are. */
function countPlaces(known: OptionsAndView, rules: readonly Rule[], hidden: number): Places {
  const places = placePerHiddenCard(known, rules)
  const count = (where: HiddenCardPlace['in']) => places.filter(place => place.in === where).length
  const [piles, hands] = [count('pile'), count('hand')]
  return { piles, hands, gone: hidden - piles - hands }
}

/** Every distribution of the one-per-pile cards: each lies in its seat's pile or hand, was discarded, or was played. */
function startDistributions(dealt: Deal, view: View, each: Card, hidden: number): readonly Deal[] {
  const held = Number(!!view.hand?.includes(String(each)))
  const played = view.players.length - held - hidden
  let deals: readonly Deal[] = [dealt]
  for (const [seat, { hand, pile, discarded }] of view.players.entries()) {
    const isOwn = seat === view.viewer
    if (isOwn && held > 0) continue
    const drawn = !isOwn && hasDrawn(view) ? hand : 0
    const given = view.startPlayed ? discarded : 0
    deals = deals.flatMap(deal => [
      { ...deal, piles: deal.piles - 1, own: deal.own || isOwn, ways: deal.ways * pile },
      { ...deal, hands: deal.hands - 1, ways: deal.ways * drawn },
      { ...deal, gone: deal.gone - 1, ways: deal.ways * given },
      { ...deal, played: deal.played + 1 }
    ])
    deals = deals.filter(deal => deal.ways > 0 && deal.played <= played)
  }
  return deals.filter(deal => deal.played === played)
}

/** Whether anybody has drawn since the Starts were shuffled into the piles. */
function hasDrawn({ cells, destroyed = [], players }: View): boolean {
  return Object.keys(cells).length + destroyed.length > 0 || players.some(({ discarded }) => discarded > 0)
}

/**
 * In how many ways the cards may lie (`ways`), and how many of each group lie in piles on average (`lying`). `piles` and
 * `handsAndPiles` cards for which no place is left were given for a Start unseen.
 */
function countArrangements(
  { piles, hands, gone }: Places,
  groups: Groups
): { readonly ways: number; readonly lying: Groups } {
  const pile = Math.min(groups.piles, piles)
  // Instead, one of these cards may lie in the sea as an island.
  const met = Math.min(groups.handsAndDiscards, hands + gone)
  const room = piles - pile
  const kept = Math.min(groups.handsAndPiles, room + hands)
  let [ways, mean] = [0, 0]
  for (let count = Math.max(0, kept - hands); count <= Math.min(kept, room); count++) {
    const left = hands - (kept - count)
    const lie = arrangements(piles, pile) * choose(kept, count) * arrangements(room, count)
    const way = lie * arrangements(hands, kept - count) * arrangements(left + gone, met)
    ways += way
    mean += way * count
  }
  const lying = ways > 0 ? mean / ways : 0
  return { ways, lying: { piles: pile, handsAndPiles: lying, handsAndDiscards: 0, free: room - lying } }
}

/** In how many ways a number of different cards may lie in these places: the falling factorial. */
function arrangements(places: number, cards: number): number {
  let ways = 1
  for (let card = 0; card < cards; card++) ways *= places - card
  return Math.max(0, ways)
}

function choose(all: number, taken: number): number {
  return arrangements(all, taken) / arrangements(taken, taken)
}

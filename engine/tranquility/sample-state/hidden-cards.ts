import { difference } from '../../multiset.ts'
import type { Random } from '../../random.ts'
import { cardFromViewName } from '../bot/sea-snapshot.ts'
import type { Rule } from '../core/rule.ts'
import type { Slices } from '../modules/slices.ts'
import type { Card, Island } from '../sea/cards.ts'
import { placePerHiddenCard } from './hidden-places.ts'
import { type OptionsAndView, samplingsOf } from './rule-sampling.ts'

const NO_CARDS: readonly Card[] = []

/** Samples the cards hidden in hands, piles and discards, in random order: as many as there are hidden places. */
export function sampleHiddenCards(
  input: OptionsAndView,
  slices: Slices,
  rules: readonly Rule[],
  random: Random
): readonly Card[] {
  const parts = samplingsOf(rules)
  const places = placePerHiddenCard(input, rules).length
  const chance = shuffleSeenLast([...openIslands(input), ...ownHand(input)], random)
  const deck = rules.reduce((cards, rule) => rule.deck?.(cards, input.options, chance) ?? cards, NO_CARDS)
  const all = [...deck, ...parts.flatMap(part => part.extraCards?.(slices, input) ?? [])]
  const hidden = withoutSurplusThatLeftGame(withoutSeenOrGone(all, input, rules), places, rules)
  // In matches begun before `standIns` was recorded, a Wild may lie as an island, which is hidden then.
  const noted = input.view.standIns ?? {}
  const islands = parts.some(part => part.mayBeIsland)
    ? Object.values(input.view.cells).filter(island => !noted[island])
    : []
  return random.shuffle([...hidden, ...random.shuffle(islands).slice(0, Math.max(0, places - hidden.length))])
}

/** Removes from `all` the islands that lie open, the viewer's own hand, and cards that rules know to be gone. */
export function withoutSeenOrGone(
  all: readonly Card[],
  input: OptionsAndView,
  rules: readonly Rule[]
): readonly Card[] {
  const gone = samplingsOf(rules).flatMap(part => part.goneCards?.(input) ?? [])
  return difference(all, [...openIslands(input), ...ownHand(input), ...gone])
}

/** The hidden cards, `places` of them: if there are more, `mayBeAbsent` cards have left the game and are dropped. */
export function withoutSurplusThatLeftGame(
  hidden: readonly Card[],
  places: number,
  rules: readonly Rule[]
): readonly Card[] {
  const passing = samplingsOf(rules).flatMap(({ mayBeAbsent }) => hidden.filter(card => card === mayBeAbsent))
  return difference(hidden, passing.slice(0, Math.max(0, hidden.length - places)))
}

/**
 * The islands whose own cards lie in the sea or were destroyed. An island that another card stands for is still hidden. An
 * island that is both in `cells` and in `destroyed` was destroyed as a stand-in, and its own card was placed later.
 */
function openIslands({ view: { cells, destroyed = [], standIns = {} } }: OptionsAndView): readonly Island[] {
  return difference([...Object.values(cells), ...destroyed], Object.keys(standIns).map(Number))
}

function ownHand({ view: { hand = [] } }: OptionsAndView): readonly Card[] {
  return hand.map(cardFromViewName)
}

/** A random stream that puts seen cards at the end of a shuffle, so that rules leave none of them out of the deck. */
function shuffleSeenLast(seen: readonly Card[], random: Random): Random {
  const isSeen = new Set<unknown>(seen)
  return {
    ...random,
    shuffle: list => [
      ...random.shuffle(list.filter(card => !isSeen.has(card))),
      ...list.filter(card => isSeen.has(card))
    ]
  }
}

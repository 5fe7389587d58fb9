import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { Slices } from '../modules/slices.ts'
import { cardNamed } from '../bot/sea-outlook.ts'
import type { Card, Island } from '../sea/cards.ts'
import { type SampleInput, samplingsOf } from './rule-sampling.ts'
import { hiddenPlaces } from './hidden-places.ts'

const NO_CARDS: readonly Card[] = []

/**
 * The cards hidden in hands, piles and discards, in random order: as many as the view says. Which islands were left out, and
 * which lie in the sea as Wilds, is sampled.
 */
export function sampleHidden(
  known: SampleInput,
  slices: Slices,
  rules: readonly Rule[],
  random: Random
): readonly Card[] {
  const parts = samplingsOf(rules)
  const { cells, destroyed = [], hand = [] } = known.view
  const lying = [...Object.values(cells), ...destroyed]
  const seen = [...lying, ...hand.map(cardNamed)]
  const chance = leavingOut(seen, random)
  const deck = rules.reduce((cards, rule) => rule.deck?.(cards, known.options, chance) ?? cards, NO_CARDS)
  const left = [...deck, ...parts.flatMap(part => part.extraCards?.(slices, known) ?? [])]
  for (const card of [...seen, ...parts.flatMap(part => part.goneCards?.(known) ?? [])]) takeFrom(left, card)
  const gone = left.length - hiddenPlaces(known, rules).length
  const untold = parts.flatMap(part => part.mayBeAbsent ?? [])
  for (let card = 0; card < gone; card++) takeFrom(left, untold.find(kind => left.includes(kind)) ?? left[0])
  const poses = parts.flatMap(part => part.mayBeIsland ?? [])
  return random.shuffle(posed(left, lying, card => poses.some(kind => kind === card), random))
}

/** A stream that leaves out none of the cards that have been seen. */
function leavingOut(seen: readonly Card[], random: Random): Random {
  const isSeen = new Set<unknown>(seen)
  return {
    ...random,
    shuffle: list => [
      ...random.shuffle(list.filter(card => !isSeen.has(card))),
      ...list.filter(card => isSeen.has(card))
    ]
  }
}

/** A card that stands for any island may lie in the sea as well as anywhere: then that island is hidden. */
function posed(
  cards: readonly Card[],
  lying: readonly Island[],
  poses: (card: Card) => boolean,
  random: Random
): readonly Card[] {
  const left = [...lying]
  return cards.map(card => {
    if (!poses(card)) return card
    const [island = card] = left.splice(random.below(cards.length + left.length), 1)
    return island
  })
}

function takeFrom(cards: Card[], card: Card | undefined): void {
  const place = cards.findIndex(other => other === card)
  if (place >= 0) cards.splice(place, 1)
}

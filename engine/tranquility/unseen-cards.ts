import type { Options, UnseenCardsTally } from '../game.ts'
import { difference } from '../multiset.ts'
import type { Random } from '../random.ts'
import type { Rule } from './core/rule.ts'
import { nextDrawChances } from './draw-chances.ts'
import { type OptionsAndView, samplingsOf } from './sample-state/rule-sampling.ts'
import { withoutSurplusThatLeftGame, withoutSeenOrGone } from './sample-state/hidden-cards.ts'
import { placePerHiddenCard } from './sample-state/hidden-places.ts'
import { ruleNamesFor, rulesOf } from './modules/index.ts'
import { type Card, ISLANDS, SPECIAL_CARDS } from './sea/cards.ts'
import type { View } from './view.ts'

/** The kind under which all islands are counted. */
const ISLAND = 'island'

/** A stream without chance, to build the deck: its order doesn't change the counts. */
const IN_ORDER: Random = { below: () => 0, shuffle: list => [...list], position: () => 0 }

/**
 * The hidden cards by kind (RULES.md, 12): all but those in cells and in the viewer's hand. Removed islands and all discards
 * are hidden, even the viewer's own, and so is an island that a Wild stands for.
 */
export function unseenCardsByKind(options: Options, view: View): readonly UnseenCardsTally[] {
  const input = { options, view }
  const rules = rulesOf({ rules: ruleNamesFor(options) })
  const all = cardsIn(input, rules)
  const { hidden, unnoted } = hiddenOf(all, input, rules)
  const uncounted = mayPredateStandInRecord(view) ? samplingsOf(rules).flatMap(part => part.mayBeUncounted ?? []) : []
  const isUnnoted = (kind: string) => [...unnoted, ...uncounted].some(card => card === kind)
  const chances = kindChances(hidden, nextDrawChances(hidden, input, rules))
  return [...new Set(all.map(kindOf))].map(kind => {
    const next = chances(kind)
    return {
      kind,
      cards: ofKind(hidden, kind).map(String),
      of: ofKind(all, kind).length,
      ...(isUnnoted(kind) && { most: true as const }),
      ...(next !== null && { next })
    }
  })
}

/** Whether islands lie in the sea of which none is recorded as a stand-in: the match may be older than that record. */
function mayPredateStandInRecord({ standIns, cells }: View): boolean {
  return standIns === undefined && Object.keys(cells).length > 0
}

/** Sums the chances of single cards to the chance of each kind; null if nothing can be drawn. */
function kindChances(
  hidden: readonly Card[],
  chanceOf: (card: Card) => number | null
): (kind: string) => number | null {
  const chances = new Map<string, number>()
  for (const card of hidden) {
    const chance = chanceOf(card)
    if (chance === null) return () => null
    chances.set(kindOf(card), (chances.get(kindOf(card)) ?? 0) + chance)
  }
  return kind => (hidden.length === 0 ? null : (chances.get(kind) ?? 0))
}

function kindOf(card: Card): string {
  return typeof card === 'number' ? ISLAND : card
}

function ofKind(cards: readonly Card[], kind: string): readonly Card[] {
  return cards.filter(card => kindOf(card) === kind)
}

/** Every card of the match, and all islands, since nobody knows which ones were left out. */
function cardsIn(input: OptionsAndView, rules: readonly Rule[]): readonly Card[] {
  const more = samplingsOf(rules).flatMap(part => part.extraCards?.({}, input) ?? [])
  const all = [...deckIn(input, rules), ...more]
  return [...ISLANDS, ...SPECIAL_CARDS.flatMap(kind => ofKind(all, kind))]
}

function deckIn({ options }: OptionsAndView, rules: readonly Rule[]): readonly Card[] {
  return rules.reduce<readonly Card[]>((cards, rule) => rule.deck?.(cards, options, IN_ORDER) ?? cards, [])
}

/**
 * The hidden cards. `unnoted` are special cards that may lie in the sea as islands, in matches begun before `standIns` was
 * recorded; they count as hidden in place of those islands.
 */
function hiddenOf(
  all: readonly Card[],
  input: OptionsAndView,
  rules: readonly Rule[]
): { readonly hidden: readonly Card[]; readonly unnoted: readonly Card[] } {
  const left = withoutSeenOrGone(all, input, rules)
  const removed = ISLANDS.length - ofKind(deckIn(input, rules), ISLAND).length
  const places = removed + placePerHiddenCard(input, rules).length
  const hidden = withoutSurplusThatLeftGame(left, places, rules)
  const kinds = samplingsOf(rules).flatMap(({ mayBeIsland }) => mayBeIsland ?? [])
  const posing = kinds.flatMap(kind => ofKind(difference(all, left), kind))
  const unnoted = posing.slice(0, Math.max(0, places - hidden.length))
  return { hidden: [...hidden, ...unnoted], unnoted }
}

import type { Options, HiddenCount } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import type { Rule } from './core/rule.ts'
import { drawChances } from './draw-chances.ts'
import { type SampleInput, samplingsOf } from './sample-state/rule-sampling.ts'
import { hiddenPlaces } from './sample-state/hidden-places.ts'
import { ruleNamesFor, rulesOf } from './modules/index.ts'
import { cardNamed } from './bot/sea-outlook.ts'
import { type Card, ISLANDS, SPECIAL_CARDS } from './sea/cards.ts'
import type { View } from './view.ts'

/** The kind under which all islands are counted. */
const ISLAND = 'island'

/** Deals nothing: what is counted is the same in any order. */
const IN_ORDER: Random = { below: () => 0, shuffle: list => [...list], position: () => 0 }

/**
 * Counts hidden cards by kind (RULES.md, 12): all that lie in no cell and not in the viewer's hand. Removed islands and all
 * discards, the viewer's own too, are hidden; where a Wild stands for an island, that island isn't.
 */
export function countHidden(options: Options, view: View): readonly HiddenCount[] {
  const known = { options, view }
  const rules = rulesOf({ rules: ruleNamesFor(options) })
  const all = cardsIn(known, rules)
  const hidden = hiddenOf(all, known, rules)
  const poses = samplingsOf(rules).flatMap(part => part.mayBeIsland ?? [])
  const isPosing = (kind: string) => poses.some(one => one === kind)
  const chances = kindChances(hidden, drawChances(hidden, known, rules), isPosing, Object.keys(view.cells).length)
  return [...new Set(all.map(kindOf))].map(kind => {
    const next = chances(kind)
    return {
      kind,
      cards: ofKind(hidden, kind).map(String),
      of: ofKind(all, kind).length,
      ...(isPosing(kind) && { most: true as const }),
      ...(next !== null && { next })
    }
  })
}

/** The chances of all cards of a kind. One that may lie in the sea as an island does so as often as chance would have it; then an island is drawn instead. */
function kindChances(
  hidden: readonly Card[],
  chanceOf: (card: Card) => number | null,
  isPosing: (kind: string) => boolean,
  lying: number
): (kind: string) => number | null {
  const away = lying / (hidden.length + lying)
  const chances = new Map<string, number>()
  for (const card of hidden) {
    const chance = chanceOf(card)
    if (chance === null) return () => null
    const kind = kindOf(card)
    const posed = isPosing(kind) ? chance * away : 0
    for (const [one, part] of [
      [kind, chance - posed],
      [ISLAND, posed]
    ] as const)
      chances.set(one, (chances.get(one) ?? 0) + part)
  }
  return kind => (hidden.length === 0 ? null : (chances.get(kind) ?? 0))
}

function kindOf(card: Card): string {
  return typeof card === 'number' ? ISLAND : card
}

function ofKind(cards: readonly Card[], kind: string): readonly Card[] {
  return cards.filter(card => kindOf(card) === kind)
}

/** Every card of the match, and the islands that were left out: nobody knows which. */
function cardsIn(known: SampleInput, rules: readonly Rule[]): readonly Card[] {
  const more = samplingsOf(rules).flatMap(part => part.extraCards?.({}, known) ?? [])
  const all = [...deckIn(known, rules), ...more]
  return [...ISLANDS, ...SPECIAL_CARDS.flatMap(kind => ofKind(all, kind))]
}

function deckIn({ options }: SampleInput, rules: readonly Rule[]): readonly Card[] {
  return rules.reduce<readonly Card[]>((cards, rule) => rule.deck?.(cards, options, IN_ORDER) ?? cards, [])
}

function hiddenOf(all: readonly Card[], known: SampleInput, rules: readonly Rule[]): readonly Card[] {
  const { cells, destroyed = [], hand = [] } = known.view
  const parts = samplingsOf(rules)
  const gone = parts.flatMap(part => part.goneCards?.(known) ?? [])
  const left = difference(all, [...Object.values(cells), ...destroyed, ...hand.map(cardNamed), ...gone])
  // What has no place to lie in any more has come to the table, and not stayed there.
  const removed = ISLANDS.length - ofKind(deckIn(known, rules), ISLAND).length
  const placeless = left.length - removed - hiddenPlaces(known, rules).length
  const passing = parts.flatMap(part => part.mayBeAbsent ?? []).flatMap(kind => ofKind(left, kind))
  return difference(left, passing.slice(0, Math.max(0, placeless)))
}

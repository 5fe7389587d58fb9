import type { Options, Unseen } from '../game.ts'
import type { Random } from '../random.ts'
import { leftOf } from '../without.ts'
import type { Rule } from './core/rule.ts'
import { type Known, type Where, partsOf } from './imagine/imagining.ts'
import { placesIn } from './imagine/places.ts'
import { rulesFor, rulesOf } from './modules/index.ts'
import { cardOf } from './pilot/outlook.ts'
import { type Card, ISLANDS, KINDS } from './sea/cards.ts'
import type { View } from './view.ts'

/** What all islands have in common. */
const ISLAND = 'island'

/** Deals nothing: what is counted is the same in any order. */
const IN_ORDER: Random = { below: () => 0, shuffle: list => [...list], position: () => 0 }

/**
 * Rules 12: what lies in no cell and not in the own hand may be counted. Removed islands and all discards, the viewer's own
 * too, are as hidden as piles; where a Wild stands for an island, that island is not.
 */
export function unseen(options: Options, view: View): readonly Unseen[] {
  const known = { options, view }
  const rules = rulesOf({ rules: rulesFor(options) })
  const all = cardsIn(known, rules)
  const hidden = hiddenOf(all, known, rules)
  const chances = chancesOf(hidden, known, rules)
  const poses = partsOf(rules).flatMap(part => part.poses ?? [])
  return [...new Set(all.map(kindOf))].map(kind => {
    const next = chances(kind)
    return {
      kind,
      cards: ofKind(hidden, kind).map(String),
      of: ofKind(all, kind).length,
      ...(poses.some(one => one === kind) && { most: true as const }),
      ...(next !== null && { next })
    }
  })
}

function kindOf(card: Card): string {
  return typeof card === 'number' ? ISLAND : card
}

function ofKind(cards: readonly Card[], kind: string): readonly Card[] {
  return cards.filter(card => kindOf(card) === kind)
}

/** Every card of the match, and the islands that were left out: nobody knows which. */
function cardsIn(known: Known, rules: readonly Rule[]): readonly Card[] {
  const more = partsOf(rules).flatMap(part => part.more?.({}, known) ?? [])
  const all = [...deckIn(known, rules), ...more]
  return [...ISLANDS, ...KINDS.flatMap(kind => ofKind(all, kind))]
}

function deckIn({ options }: Known, rules: readonly Rule[]): readonly Card[] {
  return rules.reduce<readonly Card[]>((cards, rule) => rule.deck?.(cards, options, IN_ORDER) ?? cards, [])
}

function hiddenOf(all: readonly Card[], known: Known, rules: readonly Rule[]): readonly Card[] {
  const { cells, destroyed = [], hand = [] } = known.view
  const parts = partsOf(rules)
  const gone = parts.flatMap(part => part.gone?.(known) ?? [])
  const left = leftOf(all, [...Object.values(cells), ...destroyed, ...hand.map(cardOf), ...gone])
  // What has no place to lie in any more has come to the table, and not stayed there.
  const removed = ISLANDS.length - ofKind(deckIn(known, rules), ISLAND).length
  const placeless = left.length - removed - placesIn(known, rules).length
  const passing = parts.flatMap(part => part.untold ?? []).flatMap(kind => ofKind(left, kind))
  return leftOf(left, passing.slice(0, Math.max(0, placeless)))
}

/**
 * How likely the next card of the viewer's own pile is of a kind: what lies in piles alone is there, of what nobody may
 * discard hands have their part, and all the rest is spread evenly. Null where nothing can be drawn.
 */
function chancesOf(hidden: readonly Card[], known: Known, rules: readonly Rule[]): (kind: string) => number | null {
  const { players, viewer, hand = [] } = known.view
  const parts = partsOf(rules)
  const lies: { readonly [kind: string]: Where } = Object.assign({}, ...parts.map(part => part.lies?.(known)))
  const each = parts.flatMap(part => part.each?.(known) ?? [])
  const own = viewer === 'watcher' ? 0 : (players[viewer]?.pile ?? 0)
  const piles = players.reduce((sum, { pile }) => sum + pile, 0)
  const hands = players.reduce((sum, one, seat) => sum + (seat === viewer ? 0 : one.hand), 0)
  const share: { readonly [where in Where]: number } = { pile: 1, met: 0, kept: piles / (piles + hands) }
  const bound = hidden.filter(card => lies[card])
  const room = piles - bound.reduce<number>((sum, card) => sum + share[lies[card] ?? 'met'], 0)
  const free = hidden.length - bound.length
  return kind => {
    if (own === 0) return null
    if (each.some(one => one === kind)) return hand.includes(kind) ? 0 : 1 / own
    const where = lies[kind]
    return ofKind(hidden, kind).length * (where ? share[where] / piles : room / free / piles)
  }
}

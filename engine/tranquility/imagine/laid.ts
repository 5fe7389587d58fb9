import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { State } from '../core/state.ts'
import { cardOf } from '../pilot/outlook.ts'
import { type Card, discardable } from '../sea/cards.ts'
import { type Known, type Where, partsOf } from './imagining.ts'
import { type Place, mayLie, placesIn } from './places.ts'

const STRICTEST_FIRST: readonly Where[] = ['pile', 'kept', 'met']

interface Lying {
  readonly card: Card
  readonly place: Place
}

/** The state with all hands and piles, the hidden cards anywhere where they may lie. */
export function laid(
  state: State,
  known: Known,
  rules: readonly Rule[],
  unseen: readonly Card[],
  random: Random
): State {
  const parts = partsOf(rules)
  const own = (known.view.hand ?? []).map(cardOf)
  const lying = layOut(known, rules, unseen, random)
  const cardsIn = (where: Place['in'], of: number) =>
    lying.filter(({ place }) => place.in === where && place.of === of).map(({ card }) => card)
  const players = state.players.map(({ discarded }, seat) => ({
    hand: seat === known.view.viewer ? own : cardsIn('hand', seat),
    pile: cardsIn('pile', seat),
    discarded
  }))
  const dealt = { ...state, players, ...Object.assign({}, ...parts.map(part => part.counted?.([...own, ...unseen]))) }
  return parts.reduce((whole, { pile }, rule) => pile?.lay(whole, cardsIn('rule', rule)) ?? whole, dealt)
}

/** Each card in a place: first those that may not lie anywhere. */
function layOut(known: Known, rules: readonly Rule[], unseen: readonly Card[], random: Random): readonly Lying[] {
  const parts = partsOf(rules)
  const lies: { readonly [card: string]: Where } = Object.assign({}, ...parts.map(part => part.lies?.(known)))
  const free = random.shuffle(placesIn(known, rules))
  const left = [...unseen]
  const lying: Lying[] = []
  for (const { seat, card } of parts.flatMap(part => part.held?.(known) ?? []))
    lay(card, place => place.in === 'hand' && place.of === seat)
  for (const where of STRICTEST_FIRST)
    for (const card of left.filter(one => lies[one] === where)) {
      const isFit = (place: Place) => mayLie(where, place) && !isNeeded(card, place)
      // Where no such place is left, it was given away unseen.
      lay(card, free.some(isFit) ? isFit : place => place.in === 'discards')
    }
  return [...lying, ...left.flatMap((card, next) => (free[next] ? { card, place: free[next] } : []))]

  function lay(card: Card, isFit: (place: Place) => boolean): void {
    const fit = free.findIndex(isFit)
    const at = left.indexOf(card)
    const [place] = free.splice(fit, fit < 0 ? 0 : 1)
    if (!place || at < 0) return
    left.splice(at, 1)
    lying.push({ card, place })
  }

  // Whoever is known to be able to discard so many holds them.
  function isNeeded(card: Card, { in: where, of: seat }: Place): boolean {
    if (where !== 'hand' || discardable([card]).length > 0) return false
    const spare = Math.max(0, ...parts.map(part => part.spare?.(known, seat) ?? 0))
    return free.filter(place => place.in === 'hand' && place.of === seat).length <= spare
  }
}

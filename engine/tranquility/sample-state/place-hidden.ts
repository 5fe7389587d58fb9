import type { Seat } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { State } from '../core/state.ts'
import { keepValueOf } from '../bot/context.ts'
import { cardFromViewName, seaSnapshot } from '../bot/sea-snapshot.ts'
import { KEEP_VALUE_BY_CARD } from '../bot/index.ts'
import { type Card, discardableCards } from '../sea/cards.ts'
import { type OptionsAndView, type ZoneLimit, samplingsOf } from './rule-sampling.ts'
import { type HiddenCardPlace, placePerHiddenCard } from './hidden-places.ts'

/** The highest keep value that counts as a card's use. */
const MOST_USE = 1
/** The largest random addition to a card's use, and the number of steps in which it is drawn. */
const LUCK = 0.3
const SHADES = 1000
/** One card in this many counts as useless, since it may have been so earlier in the match. */
const FORGOTTEN = 2

/** A hidden card and the place to which it was assigned. */
interface PlacedCard {
  readonly card: Card
  readonly place: HiddenCardPlace
}

/** Deals the hidden cards into all hands and piles of the state, in places that the rules allow. */
export function placeHiddenCards(
  state: State,
  input: OptionsAndView,
  rules: readonly Rule[],
  hidden: readonly Card[],
  random: Random
): State {
  const parts = samplingsOf(rules)
  const own = (input.view.hand ?? []).map(cardFromViewName)
  const lying = assignPlaces(input, rules, hidden, random)
  const cardsIn = (where: HiddenCardPlace['in'], of: number) =>
    lying.filter(({ place }) => place.in === where && place.of === of).map(({ card }) => card)
  const players = state.players.map(({ discarded }, seat) => ({
    hand: seat === input.view.viewer ? own : cardsIn('hand', seat),
    pile: cardsIn('pile', seat),
    discarded
  }))
  const dealt: State = { ...state, players }
  return parts.reduce((whole, { pile }, rule) => pile?.lay(whole, cardsIn('rule', rule)) ?? whole, dealt)
}

/**
 * Assigns every hidden card to a place: first those that rules restrict, then the least useful to discards, the most useful to
 * hands, the others to piles.
 */
function assignPlaces(
  input: OptionsAndView,
  rules: readonly Rule[],
  hidden: readonly Card[],
  random: Random
): readonly PlacedCard[] {
  const parts = samplingsOf(rules)
  const lies: { readonly [card: string]: ZoneLimit } = Object.assign({}, ...parts.map(part => part.zoneLimits?.(input)))
  const sea = seaSnapshot(input.view)
  const free = random.shuffle(placePerHiddenCard(input, rules))
  const left = [...hidden]
  const lying: PlacedCard[] = []
  for (const { seat, card } of parts.flatMap(part => part.knownHolders?.(input) ?? []))
    lay(card, place => place.in === 'hand' && place.of === seat)
  for (const card of parts.flatMap(part => part.openDiscards?.(input) ?? [])) lay(card, isDiscards)
  // If piles have no place left, the card was given for a Start unseen: ruling 41.
  for (const card of left.filter(one => lies[one] === 'piles')) lay(card, free.some(isPile) ? isPile : isDiscards)
  // Cards of this group are never discarded: those drawn are still in hands.
  for (const card of left.filter(one => lies[one] === 'handsAndPiles'))
    lay(card, free[0] && isPile(free[0]) ? isPile : inHand(card))
  const useless = left.map(card => ({ card, use: useFor(card) })).sort((one, other) => one.use - other.use)
  for (const { card } of useless) {
    if (!free.some(isDiscards)) break
    lay(card, isDiscards)
  }
  for (const { card } of useless.reverse()) {
    if (!free.some(isHand)) break
    lay(card, inHand(card))
  }
  return [...lying, ...left.flatMap((card, next) => (free[next] ? { card, place: free[next] } : []))]

  function lay(card: Card, isFit: (place: HiddenCardPlace) => boolean): void {
    const fit = free.findIndex(isFit)
    const at = left.indexOf(card)
    const [place] = free.splice(fit, fit < 0 ? 0 : 1)
    if (!place || at < 0) return
    left.splice(at, 1)
    lying.push({ card, place })
  }

  function useFor(card: Card): number {
    const use =
      random.below(FORGOTTEN) === 0 ? 0 : keepValueOf({ sea, keepValueByCard: KEEP_VALUE_BY_CARD }, String(card), false)
    return Math.min(use, MOST_USE) + (LUCK * random.below(SHADES)) / SHADES
  }

  // A seat known to be able to discard a number of cards keeps places for them.
  function inHand(card: Card): (place: HiddenCardPlace) => boolean {
    const isSpare = discardableCards([card]).length > 0
    return ({ in: where, of: seat }) => where === 'hand' && (isSpare || freeIn(seat) > spareOf(seat))
  }

  function freeIn(seat: Seat): number {
    return free.filter(place => place.in === 'hand' && place.of === seat).length
  }

  function spareOf(seat: Seat): number {
    return Math.max(0, ...parts.map(part => part.leastDiscardable?.(input, seat) ?? 0))
  }
}

function isDiscards({ in: where }: HiddenCardPlace): boolean {
  return where === 'discards'
}

function isHand({ in: where }: HiddenCardPlace): boolean {
  return where === 'hand'
}

function isPile({ in: where }: HiddenCardPlace): boolean {
  return where === 'pile' || where === 'rule'
}

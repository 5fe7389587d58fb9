import type { Candidate } from '../../candidates.ts'
import type { Choice } from '../../game.ts'
import { type SeaSnapshot, lowestBotCostOfPlacing, cardFromViewName, seaSnapshot } from './sea-snapshot.ts'
import type { View } from '../view.ts'

// Weights relative to the difficulty of filling the sea. All weights of the autopilot were found by playing some thousand matches.
const PER_CARD = 0.4
const USE = 0.14
const USELESS = 5.5

/** Everything the autopilot uses for one decision: the view, its estimate of the sea, and the hand, least valuable card first. */
export interface BotContext {
  readonly view: View
  readonly sea: SeaSnapshot
  readonly keepValueByCard: KeepValueFunctionsByCard
  /** Sorted, the card with the lowest keep value first. */
  readonly hand: readonly HandCardWithKeepValue[]
}

/** A card of the hand, by its name in lines, with its keep value. */
export interface HandCardWithKeepValue {
  readonly card: string
  /** How much worse off the seat is without the card, in the units of a candidate's cost. */
  readonly keepValue: number
}

/** Lists the lines of one choice that the autopilot compares, each with its cost. */
export type ListCandidates = (choice: Choice, context: BotContext) => readonly Candidate[]

/** Functions that give the keep value of a special card in a sea, by the card; `isSecond`: the hand has another card of that kind. */
export interface KeepValueFunctionsByCard {
  readonly [card: string]: (sea: SeaSnapshot, isSecond: boolean) => number
}

/**
 * A rule's part of the autopilot: candidates by verb, and keep values of the cards that the rule brings. Asked in every match,
 * unless it has `appliesTo`; a match without the rule has no choices with its verbs.
 */
export interface RuleBotPart {
  /**
   * Whether a view is of a match with this rule, for bots whose candidates replace those of earlier rules. If left out, the
   * candidates are always used.
   */
  appliesTo?(view: View): boolean
  readonly candidatesByVerb?: { readonly [verb: string]: ListCandidates }
  readonly keepValueByCard?: KeepValueFunctionsByCard
}

/** Builds what the autopilot uses for a decision from a view. */
export function botContext(view: View, keepValueByCard: KeepValueFunctionsByCard): BotContext {
  const sea = seaSnapshot(view)
  const hand = view.hand ?? []
  const cards = hand.map((card, place) => {
    const isSecond = hand.indexOf(card) < place
    return { card, keepValue: keepValueOf({ sea, keepValueByCard }, card, isSecond) }
  })
  return { view, sea, keepValueByCard, hand: cards.sort((one, other) => one.keepValue - other.keepValue) }
}

/** The keep value of a card: an island's by the lowest cost of placing it, any other card's by its rule. */
export function keepValueOf(
  { sea, keepValueByCard }: Pick<BotContext, 'sea' | 'keepValueByCard'>,
  cardName: string,
  isDuplicateInHand: boolean
): number {
  const card = cardFromViewName(cardName)
  if (typeof card !== 'number') return keepValueByCard[card]?.(sea, isDuplicateInHand) ?? 0
  const cost = lowestBotCostOfPlacing(sea, card, PER_CARD)
  return cost === null ? 0 : USE * Math.max(0, USELESS - cost)
}

/** The cards that may pay for a choice, lowest keep value first; `costs[n]` is the cost of discarding the first `n` of them. */
export interface PayableCardsWithCosts {
  readonly cards: readonly string[]
  readonly costs: readonly number[]
}

const NO_PAYMENT: PayableCardsWithCosts = { cards: [], costs: [0] }

/** The cards of the hand that may pay for a choice. */
export function payableCardsFor({ pick }: Choice, { hand }: BotContext): PayableCardsWithCosts {
  if (!pick) return NO_PAYMENT
  const left = pick.from.slice()
  const cards: string[] = []
  let cost = 0
  const costs = [cost]
  for (const held of hand) {
    const place = left.indexOf(held.card)
    if (place < 0) continue
    left[place] = ''
    cards.push(held.card)
    cost = costWithDiscard(cost, held)
    costs.push(cost)
  }
  return { cards, costs }
}

/** Makes a candidate that carries out the choice in the given way and discards no cards. */
export function candidateWithoutCards(choice: Choice, way: string, cost: number): Candidate {
  return { choice, way, cards: NO_PAYMENT.cards, count: 0, cost: cost }
}

/** The candidate for a choice in that way that discards `count` cards, at `costBeforeCards` plus the cost of discarding them. */
export function candidateAddingCardCosts(
  choice: Choice,
  way: string,
  { cards, costs }: PayableCardsWithCosts,
  count: number,
  costBeforeCards: number
): Candidate {
  return { choice, way, cards, count, cost: costBeforeCards + (costs[count] ?? 0) }
}

/** The cost of discarding these cards: their keep values, and a constant for each card. */
export function discardCost(cards: readonly HandCardWithKeepValue[]): number {
  return cards.reduce(costWithDiscard, 0)
}

function costWithDiscard(sum: number, { keepValue }: HandCardWithKeepValue): number {
  return sum + keepValue + PER_CARD
}

import type { Candidate } from '../../candidates.ts'
import { choiceLine } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { type SeaOutlook, lowestPlacingCost, cardNamed, seaOutlook } from './sea-outlook.ts'
import type { View } from '../view.ts'

// What weighs how much against the strain on the sea. All weights of the autopilot were found by playing some thousand matches.
const PER_CARD = 0.4
const USE = 0.14
const USELESS = 5.5

/** What the autopilot knows when it decides: the view, what can be told of the sea, and its hand. */
export interface BotContext {
  readonly view: View
  readonly sea: SeaOutlook
  readonly keepValues: KeepValues
  /** What is missed least first. */
  readonly hand: readonly HandCard[]
}

export interface HandCard {
  readonly card: string
  /** What is lost with it. */
  readonly keepValue: number
}

/** The lines of one choice that are worth a thought. */
export type ListCandidates = (choice: Choice, context: BotContext) => readonly Candidate[]

/** What is lost with a card that is no island, by its name; of a second one in the hand perhaps less. */
export interface KeepValues {
  readonly [card: string]: (sea: SeaOutlook, isSecond: boolean) => number
}

/** A rule's part of the autopilot. */
export interface RuleBot {
  /** Whether a match is seen to have the rule: then its plays go before those of the rules in front of it. */
  appliesTo?(view: View): boolean
  readonly candidates?: { readonly [verb: string]: ListCandidates }
  readonly keepValues?: KeepValues
}

export function botContext(view: View, keepValues: KeepValues): BotContext {
  const sea = seaOutlook(view)
  const hand = view.hand ?? []
  const cards = hand.map((card, place) => {
    const isSecond = hand.indexOf(card) < place
    return { card, keepValue: keepValueOf({ sea, keepValues }, card, isSecond) }
  })
  return { view, sea, keepValues, hand: cards.sort((one, other) => one.keepValue - other.keepValue) }
}

/** What is lost with a card of the hand. */
export function keepValueOf(
  { sea, keepValues }: Pick<BotContext, 'sea' | 'keepValues'>,
  name: string,
  isSecond: boolean
): number {
  const card = cardNamed(name)
  if (typeof card !== 'number') return keepValues[card]?.(sea, isSecond) ?? 0
  const cost = lowestPlacingCost(sea, card, PER_CARD)
  return cost === null ? 0 : USE * Math.max(0, USELESS - cost)
}

/** The cards that a choice may take, what is missed least first. */
export function pickableCards({ pick }: Choice, { hand }: BotContext): readonly HandCard[] {
  const left = [...(pick?.from ?? [])]
  return hand.filter(({ card }) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** The choice taken in that way with those cards, at what they are worth. */
export function candidatePaying(choice: Choice, way: string, cards: readonly HandCard[], cost: number): Candidate {
  return { line: lineWithCards(choice, way, cards), cost: cost + discardCost(cards) }
}

/** What is lost with cards that are discarded. */
export function discardCost(cards: readonly HandCard[]): number {
  return cards.reduce((sum, { keepValue }) => sum + keepValue + PER_CARD, 0)
}

export function lineWithCards(choice: Choice, way: string, cards: readonly HandCard[]): string {
  return choiceLine(
    choice,
    way,
    cards.map(({ card }) => card)
  )
}

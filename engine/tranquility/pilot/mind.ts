import type { Candidate } from '../../candidates.ts'
import { choiceLine } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { type Outlook, bestOf, cardOf, outlook } from './outlook.ts'
import type { View } from '../view.ts'

// What weighs how much against the strain on the sea. All weights of the autopilot were found by playing some thousand matches.
const PER_CARD = 0.4
const USE = 0.14
const USELESS = 5.5

/** What the autopilot knows when it decides: the view, what can be told of the sea, and its hand. */
export interface Mind {
  readonly view: View
  readonly sea: Outlook
  readonly uses: Uses
  /** What is missed least first. */
  readonly hand: readonly Spare[]
}

export interface Spare {
  readonly card: string
  /** What is lost with it. */
  readonly use: number
}

/** The lines of one choice that are worth a thought. */
export type Plays = (choice: Choice, mind: Mind) => readonly Candidate[]

/** What is lost with a card that is no island, by its name; of a second one in the hand perhaps less. */
export interface Uses {
  readonly [card: string]: (sea: Outlook, isSecond: boolean) => number
}

/** A rule's part of the autopilot. */
export interface Pilot {
  /** Whether a match is seen to have the rule: then its plays go before those of the rules in front of it. */
  sees?(view: View): boolean
  readonly plays?: { readonly [verb: string]: Plays }
  readonly uses?: Uses
}

export function mindOf(view: View, uses: Uses): Mind {
  const sea = outlook(view)
  const hand = view.hand ?? []
  const spares = hand.map((card, place) => ({ card, use: useOf({ sea, uses }, card, hand.indexOf(card) < place) }))
  return { view, sea, uses, hand: spares.sort((one, other) => one.use - other.use) }
}

/** What is lost with a card of the hand. */
export function useOf({ sea, uses }: Pick<Mind, 'sea' | 'uses'>, name: string, isSecond: boolean): number {
  const card = cardOf(name)
  if (typeof card !== 'number') return uses[card]?.(sea, isSecond) ?? 0
  const cost = bestOf(sea, card, PER_CARD)
  return cost === null ? 0 : USE * Math.max(0, USELESS - cost)
}

/** The cards that a choice may take, what is missed least first. */
export function spares({ pick }: Choice, { hand }: Mind): readonly Spare[] {
  const left = [...(pick?.from ?? [])]
  return hand.filter(({ card }) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** The choice taken in that way with those cards, at what they are worth. */
export function paidBy(choice: Choice, way: string, cards: readonly Spare[], cost: number): Candidate {
  return { line: lineWith(choice, way, cards), cost: cost + lossOf(cards) }
}

/** What is lost with cards that are discarded. */
export function lossOf(cards: readonly Spare[]): number {
  return cards.reduce((sum, { use }) => sum + use + PER_CARD, 0)
}

export function lineWith(choice: Choice, way: string, cards: readonly Spare[]): string {
  return choiceLine(
    choice,
    way,
    cards.map(({ card }) => card)
  )
}

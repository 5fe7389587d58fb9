import type { Choice } from '../../game.ts'
import type { Card } from '../mountain/cards.ts'
import type { Grid } from '../core/state.ts'
import type { View } from '../view.ts'
import type { BotContext } from './context.ts'

/** A choice in one of its ways. */
export interface ChosenWay {
  readonly choice: Choice
  readonly way: string
}

/** The mountain after an action, and the action's cost apart from its payment. */
export interface ActionEffectOnGrid {
  readonly grid: Grid
  readonly cost: number
}

/**
 * What a rule adds to the costs of the autopilot's candidates, and to its keep values, all in the units of a candidate's cost.
 * Asked in every match: each function must see by the view whether its rule is in play.
 */
export interface RuleCostTerms {
  /** The effects of the rule's actions, by verb. */
  readonly effectsByVerb?: { readonly [verb: string]: (grid: Grid, chosen: ChosenWay) => ActionEffectOnGrid }
  /** How far `grid` is from the rule's goal after the `chosen` action, or before any if null. */
  shortfall?(grid: Grid, view: View, chosen: ChosenWay | null): number
  /** How much worse off the seat is without a card of its hand; `isSecond` if the hand has the same card before it. */
  keepValue?(card: Card, context: BotContext, isSecond: boolean): number
  /** How many turns the rule takes beyond those that fill the mountain. */
  extraTurns?(view: View): number
  /** The share by which the rule makes a playout slower: 0.5 for half as long again. */
  readonly extraSearchCost?: number
}

import type { Choice } from '../../game.ts'
import type { Card } from '../mountain/cards.ts'
import type { Grid } from '../core/state.ts'
import type { View } from '../view.ts'
import type { BotContext } from './context.ts'

/** A choice, taken in one of its ways. */
export interface ChosenWay {
  readonly choice: Choice
  readonly way: string
}

/** The mountain after an action, and what that weighs whatever is paid for it. */
export interface ActionEffect {
  readonly grid: Grid
  readonly cost: number
}

/** A rule's part of the autopilot. */
export interface RuleBot {
  /** What comes of its actions, by their verbs. */
  readonly effects?: { readonly [verb: string]: (grid: Grid, chosen: ChosenWay) => ActionEffect }
  /** What such a mountain lacks of what the rule wants to see, once an action is taken, or before any is. */
  shortfall?(grid: Grid, view: View, chosen: ChosenWay | null): number
  /** What is lost with a card of the hand, beside how well it lies somewhere. */
  keepValue?(card: Card, context: BotContext, isSecond: boolean): number
  /** How many turns it takes beside those in which the mountain is filled. */
  extraTurns?(view: View): number
  /** How much longer it takes to find a line, as a share of what that takes without the rule. */
  readonly extraSearchCost?: number
}

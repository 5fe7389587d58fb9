import type { Choice, Options, Seat, Setting, Step } from '../../game.ts'
import type { Action, ModuleViews } from '../modules/slices.ts'
import type { Card } from '../mountain/cards.ts'
import type { Reason } from '../codes.ts'
import type { RuleBot } from '../bot/rule-bot.ts'
import type { TableState, State } from './state.ts'

/** The verbs of all actions. */
export type Verb = Action['verb']
/** The action of a verb. */
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>

/** Whether a goal is met, can still be met, or never can be. */
export type GoalStatus = 'met' | 'open' | 'lost'

/** A kind of action: its line, what speaks against it, and what it does. */
export interface Move<A extends Action = Action> {
  readonly verb: A['verb']
  /** The action of a line; null where the line is none of this kind. */
  read(tokens: readonly string[]): A | null
  write(action: A): string
  /** All cards that it takes from the hand. */
  cards(action: A): readonly Card[]
  /** What first speaks against it, once its cards are known to be held; `rules` are those that are on. */
  refuse(state: State, seat: Seat, action: A, rules: readonly Rule[]): Reason | null
  apply(state: State, seat: Seat, action: A): Step<State>
  /** All of its kind that the cards and the mountain allow. */
  choices(state: State, seat: Seat, rules: readonly Rule[]): readonly Choice[]
  /** How that card might be played like this, for nothing: what speaks against each says why it cannot be. */
  tries?(state: State, card: Card): readonly A[]
}

/** A part of the rules: its hooks, each left out where the rule has no part in it. */
export interface Rule {
  readonly name: string
  /** The settings that a host may choose for it. */
  readonly settings?: readonly Setting[]
  /** Whether a match with these options is played by it; always, where left out. */
  isOn?(options: Options): boolean
  /** Sets up its part of the table, once the cards are dealt. */
  deal?(state: State, options: Options): Step<State>
  /** The kinds of action that it adds. */
  readonly moves?: readonly Move[]
  /** What follows from an action, before anybody draws. */
  afterAction?(state: State, action: Action): Step<State>
  /** Whether its goal is met, without which no Summit may be placed (RULES.md, 6.4; ruling A17). */
  goal?(open: TableState): GoalStatus
  /** The number of steps that its goal still needs; left out where they cannot be counted. */
  missingSteps?(open: TableState): number
  /** Its part of a view, the same for all viewers. */
  viewPart?(open: TableState): ModuleViews
  /** Its part of a sampled state, from its part of a view; `open` is what the other rules have given. */
  stateFromView?(shown: ModuleViews, open: TableState): Partial<TableState>
  /** Its part of the autopilot. */
  readonly bot?: RuleBot
}

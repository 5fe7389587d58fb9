import type { Choice, Options, Seat, Setting, Step } from '../../game.ts'
import type { Action, ModuleViews } from '../modules/slices.ts'
import type { Card } from '../mountain/cards.ts'
import type { Reason } from '../codes.ts'
import type { RuleBot } from '../bot/rule-bot.ts'
import type { TableState, State } from './state.ts'

export type Verb = Action['verb']
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>

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

/** A part of the rules: what it adds to the game, and no more. */
export interface Rule {
  readonly name: string
  /** What a host may choose about it. */
  readonly settings?: readonly Setting[]
  /** Whether a match with these options is played by it; a rule without is always on. */
  isOn?(options: Options): boolean
  /** What it does once the cards are dealt. */
  deal?(state: State, options: Options): Step<State>
  readonly moves?: readonly Move[]
  /** What an action then brings about. */
  afterAction?(state: State, action: Action): Step<State>
  /** Whether what it demands before the Summit is met; lost once it can never be. */
  goal?(open: TableState): GoalStatus
  /** How many steps are missing to that, where they can be counted. */
  missingSteps?(open: TableState): number
  /** What everybody sees of it beside the mountain. */
  viewPart?(open: TableState): ModuleViews
  /** Its part of the state again, from what everybody sees; `open` is the rest of what lies open. */
  stateFromView?(shown: ModuleViews, open: TableState): Partial<TableState>
  readonly bot?: RuleBot
}

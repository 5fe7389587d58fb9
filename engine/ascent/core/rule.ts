import type { Consequence, Options, Preset, ScoreboardItem, Seat, Setting, Step } from '../../game.ts'
import type { Move as MoveOf } from '../../move-kit.ts'
import type { Action, ModuleViews, Slices } from '../modules/slices.ts'
import type { Campfire, Card } from '../mountain/cards.ts'
import type { Place } from '../mountain/mountain.ts'
import type { Reason } from '../codes.ts'
import type { RuleCostTerms } from '../bot/rule-cost-terms.ts'
import type { State, TableState } from './state.ts'
import type { View } from '../view.ts'

export type Verb = Action['verb']

/** The types that the moves of this game share. */
export interface TypesSharedByMoves {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  readonly extra: ExtraMoveMembers
  /** The rules that the match is played by. */
  readonly context: readonly Rule[]
}

export interface ExtraMoveMembers {
  /** The name of the rule that a match must have for this move. */
  readonly rule: string
  /**
   * The actions that would play the card without payment, one for each place where it might go: `whyNoChoiceUsesCard` collects the
   * reasons against them.
   */
  attempts?(state: State, card: Card): readonly Action[]
}

/** A kind of action, known by its verb. */
export type Move<V extends Verb> = MoveOf<TypesSharedByMoves, V>

/** Whether a goal is met, can still be met, or never can be. */
export type GoalStatus = 'met' | 'open' | 'lost'

/** An action of a seat with the states before and after it. */
export interface AppliedAction {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly action: Action
}

/** A rule of the game as an object of hooks; a hook that the rule doesn't need is left out. */
export interface Rule {
  readonly name: string
  /** The settings that a host may choose for the rule. */
  readonly settings?: readonly Setting[]
  /** The preset that chooses the rule alone. */
  readonly preset?: Preset
  /** Whether a match with these options has the rule; left out if every match has it. */
  isOn?(options: Options): boolean
  /** The rule's slice of a new state, made even in a match without the rule; `sequences` are the Panoramas', from the left. */
  initialSlice?(sequences: readonly (readonly number[])[]): Partial<Slices>
  /** Sets up the rule's part of the table, once the cards are dealt. */
  deal?(state: State, options: Options): Step<State>
  /** The kinds of action that the rule adds. */
  readonly moves?: { readonly [V in Verb]?: Move<V> }
  /** The rule's reason against replacing the mountain card at `place` with the Campfire; null if the rule allows it. */
  refuseLifting?(state: State, place: Place, card: Campfire): Reason | null
  /** Adds what follows from an action, before anybody draws. */
  afterAction?(state: State, action: Action): Step<State>
  /** The status of the rule's goal; no Summit may be placed before it is met (RULES.md, 6.4; ruling A17). */
  goal?(open: TableState): GoalStatus
  /** How many steps the rule's goal still needs; left out if they cannot be counted. */
  missingSteps?(open: TableState): number
  /** The rule's part of a view, the same for all viewers. */
  viewPart?(open: TableState): ModuleViews
  /** The rule's part of the scoreboard: its goal and its counts; empty for a view of a match without the rule. */
  scoreItems?(view: View): readonly ScoreboardItem[]
  /** The consequences that the rule adds to an action's, up to the next draw. */
  consequences?(change: AppliedAction): readonly Consequence[]
  /** The rule's part of a sampled state, from its part of a view; `open` is the sampled state so far. */
  stateFromView?(shown: ModuleViews, open: TableState): Partial<TableState>
  /** The terms that the rule adds to the autopilot's costs. */
  readonly botCostTerms?: RuleCostTerms
}

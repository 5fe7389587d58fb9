import type { Consequence, Options, Preset, ScoreboardItem, Seat, Setting, Step } from '../../game.ts'
import type { Move as MoveOf } from '../../move-kit.ts'
import type { Action, ModuleViews, Slices } from '../modules/slices.ts'
import type { Campfire, Card } from '../mountain/cards.ts'
import type { Place } from '../mountain/mountain.ts'
import type { Reason } from '../codes.ts'
import type { RuleBot } from '../bot/rule-bot.ts'
import type { State, TableState } from './state.ts'
import type { View } from '../view.ts'

export type Verb = Action['verb']

/** The types that the moves of this game share. */
export interface MoveTypes {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  readonly extra: MoveExtra
  /** The rules that the match is played by. */
  readonly context: readonly Rule[]
}

export interface MoveExtra {
  /** The name of the rule that a match must have for it. */
  readonly rule: string
  /** Actions that would play that card for nothing, wherever it might go: `whyUnplayable` asks what speaks against them. */
  attempts?(state: State, card: Card): readonly Action[]
}

/** A kind of action, told apart by its verb. */
export type Move<V extends Verb> = MoveOf<MoveTypes, V>

/** Whether a goal is met, can still be met, or never can be. */
export type GoalStatus = 'met' | 'open' | 'lost'

/** An action of a seat with the states before and after it. */
export interface Change {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly action: Action
}

/** A part of the rules: its hooks, each left out where the rule has no part in it. */
export interface Rule {
  readonly name: string
  /** The settings that a host may choose for it. */
  readonly settings?: readonly Setting[]
  /** The preset that chooses it alone. */
  readonly preset?: Preset
  /** Whether a match with these options is played by it; always, where left out. */
  isOn?(options: Options): boolean
  /** Its slice of any new state, also of a match without it; `sequences` are those of the Panoramas, from the left. */
  initialSlice?(sequences: readonly (readonly number[])[]): Partial<Slices>
  /** Sets up its part of the table, once the cards are dealt. */
  deal?(state: State, options: Options): Step<State>
  /** The kinds of action that it adds. */
  readonly moves?: { readonly [V in Verb]?: Move<V> }
  /** The reason against lifting the card of a place for that Campfire. */
  refuseLifting?(state: State, place: Place, card: Campfire): Reason | null
  /** What follows from an action, before anybody draws. */
  afterAction?(state: State, action: Action): Step<State>
  /** Whether its goal is met, without which no Summit may be placed (RULES.md, 6.4; ruling A17). */
  goal?(open: TableState): GoalStatus
  /** The number of steps that its goal still needs; left out where they cannot be counted. */
  missingSteps?(open: TableState): number
  /** Its part of a view, the same for all viewers. */
  viewPart?(open: TableState): ModuleViews
  /** Its part of the scoreboard: its goal, and what else it counts; nothing for a view without it. */
  scoreItems?(view: View): readonly ScoreboardItem[]
  /** What an action brings about by it, before anything is drawn. */
  consequences?(change: Change): readonly Consequence[]
  /** Its part of a sampled state, from its part of a view; `open` is what the other rules have given. */
  stateFromView?(shown: ModuleViews, open: TableState): Partial<TableState>
  /** Its part of the autopilot. */
  readonly bot?: RuleBot
}

import type { Consequence, Options, ScoreboardItem, Seat, Setting, Step, Viewer } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Card, Island, SpecialCard } from '../sea/cards.ts'
import type { Reason } from '../codes.ts'
import type { RuleSampling } from '../sample-state/rule-sampling.ts'
import type { RuleBotPart } from '../bot/context.ts'
import type { Cell } from '../sea/seas.ts'
import type { View } from '../view.ts'
import type { AppliedAction } from './consequence.ts'
import type { Move, MoveMembersBeyondKit, Verb } from './move.ts'
import type { PendingStep, Phase, State } from './state.ts'
import type { Action, ModuleEventType, ModuleViews } from '../modules/slices.ts'

/** Handles one kind of pending step. */
export interface StepHandler<P extends PendingStep = PendingStep> {
  /** The seats whose decision the step waits for; if there are none, the table runs the step. */
  awaits?(state: State, step: P, rules: readonly Rule[]): readonly Seat[]
  run?(state: State, step: P, rules: readonly Rule[], random: Random): Step<State>
  /** The step as everybody may see it, built field by field (RULES.md, 12). */
  visible(step: P): P
}

/** A handler for each kind of pending step, by its name. */
export type StepHandlersByStep = { readonly [P in PendingStep as P['step']]?: StepHandler<P> }

/** A card entering a cell: `island` is placed there; null if the card only removes the island there, as a Sea Monster does. */
export interface CardEnteringCell {
  readonly cell: Cell
  readonly island: Island | null
}

/** A role of a special card that another card may play instead, as a Wild may be a Start. */
export type CardRole = 'start' | 'finish' | 'compass' | 'monster'

/** Resolves a special card that a seat has drawn but doesn't take into its hand; the card has left the pile already. */
export type DrawEffect = (state: State, seat: Seat, card: SpecialCard) => Step<State>

/** The input of a rule's `deal` hook. */
export interface DealContext {
  readonly options: Options
  readonly random: Random
  /** The cards that are in no seat's pile. */
  readonly rest: readonly Card[]
}

/** A part of the rules, basic or optional, as hooks; a rule leaves out those that it doesn't need. */
export interface Rule {
  readonly name: string
  /** The settings of the rule that a host may choose. */
  readonly settings?: readonly Setting[]
  /** Whether the rule is chosen by a match's options; a variant's own rules need no such hook. */
  isOn?(options: Options): boolean
  /** The deck once the rule has added its cards or removed some. */
  deck?(cards: readonly Card[], options: Options, random: Random): readonly Card[]
  /** Sets up the rule's part of the table, once the piles are dealt. */
  deal?(state: State, dealing: DealContext): Step<State>
  /** Types of the events whose sealed facts tell how `deal` set up the table. */
  readonly dealEventsForRecord?: readonly ModuleEventType[]
  /** Pending steps that follow the drawing of opening hands. */
  readonly openingSteps?: readonly PendingStep[]
  /** The moves that the rule adds. */
  readonly moves?: { readonly [V in Verb]?: Move<V> }
  /** The handlers of the pending steps that the rule adds. */
  readonly stepHandlers?: StepHandlersByStep
  /** The phase of a pending step of the rule in which a seat must decide; null for any other step. */
  phaseAt?(now: PendingStep): Phase | null
  /** The reason against a move of the seat now, whatever its cards. */
  refuseMove?(state: State, seat: Seat, move: MoveMembersBeyondKit): Reason | null
  /** The reason against the seat's card on a cell that is empty, or whose island a Sea Monster would take. */
  forbidsCell?(state: State, seat: Seat, entry: CardEnteringCell): Reason | null
  /** The islands that a special card may stand for. */
  possibleIslands?(state: State, card: Card): readonly Island[]
  /** The special card that may play each role, instead of the printed one. */
  readonly standIns?: { readonly [role in CardRole]?: Card }
  /** Adds the rule's effects to a turn's action, before anybody draws; null if there are none. */
  afterAction?(state: State, seat: Seat, action: Action): Step<State> | null
  /** Records in the state that a seat has openly played a card. */
  noteCardPlayed?(state: State, card: Card): State
  /** Whether some seat might be able to spend a Compass now, by all that is public (RULES.md, 7.3; ruling 36). */
  mightHaveCompass?(state: State): boolean
  /** The effects of special cards that are turned up when drawn. */
  readonly drawEffects?: { readonly [kind in SpecialCard]?: DrawEffect }
  /** Resolves the special card that stopped the seat's drawing, if all can see that nothing is left to decide; else null. */
  resolveForcedCard?(state: State, seat: Seat, rules: readonly Rule[]): Step<State> | null
  /** The hand limit that the rule sets for the seat; null if it sets none. */
  handLimit?(state: State, seat: Seat): number | null
  /** The reason, visible to all, why a Finish would not win yet; null if the rule's condition is met. */
  unmetGoal?(state: State): Reason | null
  /** The step that reveals hidden cards by which a Finish fails, so that the turn continues; null if there are none. */
  hiddenFailure?(state: State): Step<State> | null
  /** The states that the seat could reach by other means than an action of its turn, as by a Compass. */
  rescuedStates?(state: State, seat: Seat, rules: readonly Rule[]): readonly State[]
  /** The phrases that the rule lets the seat say in a silent match. */
  phrases?(state: State, seat: Seat): readonly string[]
  /** The rule's part of a view. */
  viewPart?(state: State, viewer: Viewer): ModuleViews
  /** The rule's scoreboard items for the whole table; none if the match lacks the rule. */
  scoreItems?(view: View): readonly ScoreboardItem[]
  /** The rule's scoreboard items for a seat; none if the match lacks the rule. */
  seatScoreItems?(view: View, seat: Seat): readonly ScoreboardItem[]
  /** The consequences of an action that come from the rule. */
  consequences?(change: AppliedAction): readonly Consequence[]
  /** The rule's part of the autopilot. */
  readonly botPart?: RuleBotPart
  /** The rule's part of sampling a state. */
  readonly sampling?: RuleSampling
}

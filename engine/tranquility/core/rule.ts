import type { Consequence, Options, ScoreboardItem, Seat, Setting, Step, Viewer } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Card, Island, SpecialCard } from '../sea/cards.ts'
import type { Reason } from '../codes.ts'
import type { RuleSampling } from '../sample-state/rule-sampling.ts'
import type { RuleBot } from '../bot/context.ts'
import type { Cell } from '../sea/seas.ts'
import type { View } from '../view.ts'
import type { Change } from './consequence.ts'
import type { Move, MoveHooks, Verb } from './move.ts'
import type { PendingStep, Phase, State } from './state.ts'
import type { Action, ModuleEventType, ModuleViews } from '../modules/slices.ts'

/** Handles one kind of pending step. */
export interface StepHandler<P extends PendingStep = PendingStep> {
  /** The seats whose decision the step waits for; where there are none, the table runs it. */
  awaits?(state: State, step: P, rules: readonly Rule[]): readonly Seat[]
  run?(state: State, step: P, rules: readonly Rule[], random: Random): Step<State>
  /** The step as everybody may see it, built field by field (RULES.md, 12). */
  visible(step: P): P
}

/** A handler for each kind of pending step, by its name. */
export type StepHandlers = { readonly [P in PendingStep as P['step']]?: StepHandler<P> }

/** A card entering a cell; `island` is null where it only takes away the island that lies there. */
export interface CellEntry {
  readonly cell: Cell
  readonly island: Island | null
}

/** A role in which another card may stand in for the printed one. */
export type CardRole = 'start' | 'finish' | 'compass' | 'monster'

/** Resolves a special card that a seat has drawn and that isn't for its hand; it has left the pile already. */
export type DrawEffect = (state: State, seat: Seat, card: SpecialCard) => Step<State>

/** What a rule may use when the cards are dealt. */
export interface DealContext {
  readonly options: Options
  readonly random: Random
  /** The cards that were dealt to nobody's pile. */
  readonly rest: readonly Card[]
}

/** An optional or basic part of the rules: its hooks, each left out where the rule has no part in it. */
export interface Rule {
  readonly name: string
  /** The settings that a host may choose for it. */
  readonly settings?: readonly Setting[]
  /** Whether a match with these options has it beside the rules of its variant. */
  isOn?(options: Options): boolean
  /** Adds its cards to the deck, or takes some out. */
  deck?(cards: readonly Card[], options: Options, random: Random): readonly Card[]
  /** Sets up what lies on the table, once the piles are dealt. */
  deal?(state: State, dealing: DealContext): Step<State>
  /** Types of the events whose sealed facts tell what `deal` has set up. */
  readonly dealEvents?: readonly ModuleEventType[]
  /** Steps that follow the drawing of opening hands. */
  readonly openingSteps?: readonly PendingStep[]
  /** The kinds of action that it adds. */
  readonly moves?: { readonly [V in Verb]?: Move<V> }
  /** The handlers of the pending steps that it adds. */
  readonly stepHandlers?: StepHandlers
  /** The phase of a pending step that is its own decision. */
  phaseAt?(now: PendingStep): Phase | null
  /** The reason against a kind of action now, whatever its cards. */
  refuseMove?(state: State, seat: Seat, move: MoveHooks): Reason | null
  /** The reason against that seat's card on a cell, which is empty (or hit) and in order. */
  forbidsCell?(state: State, seat: Seat, entry: CellEntry): Reason | null
  /** The islands that a special card may stand for. */
  possibleIslands?(state: State, card: Card): readonly Island[]
  /** The special card that may be played in a role, instead of the printed one. */
  readonly standIns?: { readonly [role in CardRole]?: Card }
  /** What follows from the action of a turn, before anybody draws. */
  afterAction?(state: State, seat: Seat, action: Action): Step<State> | null
  /** Notes a card that a seat has played for all to see. */
  noteCardPlayed?(state: State, card: Card): State
  /** Whether some seat might spend a Compass now, as far as everybody can see (RULES.md, 7.3; ruling 36). */
  mightHaveCompass?(state: State): boolean
  /** Effects of special cards when they are drawn. */
  readonly drawEffects?: { readonly [kind in SpecialCard]?: DrawEffect }
  /**
   * Resolves the card that stopped the seat's drawing, once everybody can see that nothing is left to decide; null where
   * something is.
   */
  resolveForcedCard?(state: State, seat: Seat, rules: readonly Rule[]): Step<State> | null
  /** How many cards the seat may hold; null where it lowers nothing. */
  handLimit?(state: State, seat: Seat): number | null
  /** The visible condition that is missing before a Finish wins. */
  unmetGoal?(state: State): Reason | null
  /** What makes a Finish fail though nobody could see it, as the table then shows it; the turn goes on. */
  hiddenFailure?(state: State): Step<State> | null
  /** The states to which the seat could get by means that are no action of its turn. */
  rescuedStates?(state: State, seat: Seat, rules: readonly Rule[]): readonly State[]
  /** What the seat may say because of it, in a silent match. */
  phrases?(state: State, seat: Seat): readonly string[]
  /** Its part of a view. */
  viewPart?(state: State, viewer: Viewer): ModuleViews
  /** What it counts for the whole table; nothing in a view of a match without it. */
  scoreItems?(view: View): readonly ScoreboardItem[]
  /** What it counts for a seat; nothing in a view of a match without it. */
  seatScoreItems?(view: View, seat: Seat): readonly ScoreboardItem[]
  /** The consequences of an action that belong to it. */
  consequences?(change: Change): readonly Consequence[]
  /** Its part of the autopilot. */
  readonly bot?: RuleBot
  /** Its part of sampling a state. */
  readonly sampling?: RuleSampling
}

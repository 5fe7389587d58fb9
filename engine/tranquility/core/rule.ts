import type { Choice, Options, Seat, Setting, Step, Viewer } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Card, Island, SpecialCard } from '../sea/cards.ts'
import type { Reason } from '../codes.ts'
import type { RuleSampling } from '../sample-state/rule-sampling.ts'
import type { RuleBot } from '../bot/context.ts'
import type { Cell } from '../sea/seas.ts'
import type { PendingStep, Phase, State } from './state.ts'
import type { ModuleEventType, ModuleViews } from '../modules/slices.ts'

export interface Action {
  readonly verb: string
}

/** A kind of action: its line, what speaks against it, and what it does. `rules` are those that the match has. */
export interface Move<A extends Action = Action> {
  readonly verb: A['verb']
  /** The decision that it answers; `always`: any seat's, whenever somebody must decide. */
  readonly during: Phase | 'always'
  /** Whether the seat may do it then, where that isn't for the active one alone. */
  by?(state: State, seat: Seat): boolean
  /** The action of a line; null where the line is none of this kind. */
  read(tokens: readonly string[]): A | null
  write(action: A): string
  /** The cards that must be held, or nothing else about it matters. */
  cards?(action: A): readonly Card[]
  /** Whether a Wild stands for the card that it takes: then its `refuse` is asked in any match, also in one without the module. */
  isWild?(action: A): boolean
  /** Of all that speaks against it, what stands first in the list of codes. */
  refuse(state: State, seat: Seat, action: A, rules: readonly Rule[]): Reason | null
  apply(state: State, seat: Seat, action: A, rules: readonly Rule[]): Step<State>
  /** All of its kind that the cards and the sea allow. */
  choices(state: State, seat: Seat, rules: readonly Rule[]): readonly Choice[]
  /** What speaks against that card of the hand, which is played like this but by none of these choices. */
  whyUnplayable?(state: State, seat: Seat, card: Card, rules: readonly Rule[]): Reason | null
  /** What the table shows when something that is hidden makes it fail. */
  hiddenFailure?(state: State, rules: readonly Rule[]): Step<State> | null
}

/** How one kind of pending step is dealt with. */
export interface StepHandler<P extends PendingStep = PendingStep> {
  /** Whose decision it is; where nobody is awaited, the table runs it. */
  awaits?(state: State, step: P, rules: readonly Rule[]): readonly Seat[]
  run?(state: State, step: P, rules: readonly Rule[], random: Random): Step<State>
}

export type StepHandlers = { readonly [P in PendingStep as P['step']]?: StepHandler<P> }

/** A card on its way into a cell; no island where it only takes away what lies there. */
export interface CellEntry {
  readonly cell: Cell
  readonly island: Island | null
}

/** What a card may be played as. */
export type CardRole = 'start' | 'finish' | 'compass' | 'monster'

/** What happens when that seat draws a card that isn't for its hand; it has left the pile. */
export type DrawEffect = (state: State, seat: Seat, card: SpecialCard) => Step<State>

/** What a rule may ask for when the cards are dealt. */
export interface DealContext {
  readonly options: Options
  readonly random: Random
  /** The cards that are in nobody's pile. */
  readonly rest: readonly Card[]
}

/** A part of the rules: what it adds to the game, and no more. */
export interface Rule {
  readonly name: string
  /** What a host may choose about it. */
  readonly settings?: readonly Setting[]
  /** Whether a match with these options is played by it, beside the rules of its variant. */
  isOn?(options: Options): boolean
  /** The deck, given what other rules have put into it. */
  deck?(cards: readonly Card[], options: Options, random: Random): readonly Card[]
  /** What lies on the table once the piles are dealt. */
  deal?(state: State, dealing: DealContext): Step<State>
  /** The events that seal what it has laid. */
  readonly dealEvents?: readonly ModuleEventType[]
  /** What it does once the opening hands are drawn. */
  readonly openingSteps?: readonly PendingStep[]
  readonly moves?: readonly Move[]
  readonly stepHandlers?: StepHandlers
  /** What is being decided at that step, where the decision is one of its own. */
  phaseAt?(now: PendingStep): Phase | null
  /** What speaks against this kind of action now, whatever its cards. */
  refuseMove?(state: State, seat: Seat, move: Move): Reason | null
  /** What keeps that seat's card from a cell, though it is empty (or hit) and in order. */
  forbidsCell?(state: State, seat: Seat, entry: CellEntry): Reason | null
  /** The islands that a card may stand for. */
  possibleIslands?(state: State, card: Card): readonly Island[]
  /** The card that may be played in that role, instead of the one printed for it. */
  readonly standIns?: { readonly [role in CardRole]?: Card }
  /** What the action of a turn then brings about, before anybody draws. */
  afterAction?(state: State, seat: Seat, action: Action): Step<State> | null
  readonly drawEffects?: { readonly [kind in SpecialCard]?: DrawEffect }
  /** What becomes of the card that has stopped the seat's drawing, once everybody can see that nothing is left to decide. */
  resolveForcedCard?(state: State, seat: Seat): Step<State> | null
  /** How many cards the seat may hold, where that is fewer than usual. */
  handLimit?(state: State, seat: Seat): number | null
  /** What everybody can see is missing before a Finish wins. */
  unmetGoal?(state: State): Reason | null
  /** What nobody could know of before a Finish was tried: what the table then shows, the turn going on. */
  hiddenFailure?(state: State): Step<State> | null
  /** Where that seat could get by means that are no action of its turn. */
  rescuedStates?(state: State, seat: Seat, rules: readonly Rule[]): readonly State[]
  /** What may be said because of it. */
  phrases?(state: State, seat: Seat): readonly string[]
  /** What it adds to a view. */
  viewPart?(state: State, viewer: Viewer): ModuleViews
  readonly bot?: RuleBot
  readonly sampling?: RuleSampling
}

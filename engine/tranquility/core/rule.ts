import type { Choice, Options, Seat, Setting, Step, Viewer } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Card, Island, Kind } from '../sea/cards.ts'
import type { Reason } from '../codes.ts'
import type { Imagining } from '../imagine/imagining.ts'
import type { Pilot } from '../pilot/mind.ts'
import type { Cell } from '../sea/seas.ts'
import type { Pending, Phase, State } from './state.ts'
import type { MoreEvent, Shown } from '../modules/slices.ts'

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
  against?(state: State, seat: Seat, card: Card, rules: readonly Rule[]): Reason | null
  /** What the table shows when something that is hidden makes it fail. */
  foiled?(state: State, rules: readonly Rule[]): Step<State> | null
}

/** How one kind of pending step is dealt with. */
export interface Handler<P extends Pending = Pending> {
  /** Whose decision it is; where nobody is awaited, the table runs it. */
  awaits?(state: State, step: P, rules: readonly Rule[]): readonly Seat[]
  run?(state: State, step: P, rules: readonly Rule[], random: Random): Step<State>
}

export type Handlers = { readonly [P in Pending as P['step']]?: Handler<P> }

/** A card on its way into a cell; no island where it only takes away what lies there. */
export interface Entry {
  readonly cell: Cell
  readonly island: Island | null
}

/** What a card may be played as. */
export type Role = 'start' | 'finish' | 'compass' | 'monster'

/** What happens when that seat draws a card that isn't for its hand; it has left the pile. */
export type Drawn = (state: State, seat: Seat, card: Kind) => Step<State>

/** What a rule may ask for when the cards are dealt. */
export interface Dealing {
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
  deal?(state: State, dealing: Dealing): Step<State>
  /** The events that seal what it has laid. */
  readonly dealing?: readonly MoreEvent[]
  /** What it does once the opening hands are drawn. */
  readonly opening?: readonly Pending[]
  readonly moves?: readonly Move[]
  readonly pending?: Handlers
  /** What is being decided at that step, where the decision is one of its own. */
  phase?(now: Pending): Phase | null
  /** What speaks against this kind of action now, whatever its cards. */
  refuse?(state: State, seat: Seat, move: Move): Reason | null
  /** What keeps that seat's card from a cell, though it is empty (or hit) and in order. */
  bars?(state: State, seat: Seat, entry: Entry): Reason | null
  /** The islands that a card may stand for. */
  values?(state: State, card: Card): readonly Island[]
  /** The card that may be played in that role, instead of the one printed for it. */
  readonly roles?: { readonly [role in Role]?: Card }
  /** What the action of a turn then brings about, before anybody draws. */
  after?(state: State, seat: Seat, action: Action): Step<State> | null
  readonly drawn?: { readonly [kind in Kind]?: Drawn }
  /** What becomes of the card that has stopped the seat's drawing, once everybody can see that nothing is left to decide. */
  forced?(state: State, seat: Seat): Step<State> | null
  /** How many cards the seat may hold, where that is fewer than usual. */
  limit?(state: State, seat: Seat): number | null
  /** What everybody can see is missing before a Finish wins. */
  goal?(state: State): Reason | null
  /** What nobody could know of before a Finish was tried: what the table then shows, the turn going on. */
  foil?(state: State): Step<State> | null
  /** Where that seat could get by means that are no action of its turn. */
  rescues?(state: State, seat: Seat, rules: readonly Rule[]): readonly State[]
  /** What may be said because of it. */
  phrases?(state: State, seat: Seat): readonly string[]
  /** What it adds to a view. */
  shown?(state: State, viewer: Viewer): Shown
  readonly pilot?: Pilot
  readonly imagining?: Imagining
}

import type { Random } from './random.ts'
import type { Reason } from './refusal.ts'

/** Whatever survives JSON unchanged; states, views and facts are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type Facts = { readonly [name: string]: Json }

/** Seats count from 0 in seat order. The mark keeps a seat from being passed as a cell. */
export type Seat = number & { readonly mark?: 'seat' }
export type Viewer = Seat | 'watcher'

/** What a viewer may see. Views of all games say this in one way, and all the rest in their own. */
export type BaseView = Facts & {
  /** How many cards lie face down for the viewer, to be turned over once its draft settles; there where any do. */
  readonly faceDown?: number
  /** The seat that has the next turn once the present one is over; only where that is settled already. */
  readonly next?: Seat
}

/** What a host chose, checked and completed by the game. */
export type Options = { readonly [setting: string]: string | number | boolean }

/** What else must be chosen: of every setting named (or `seats`), one of the values listed. */
export interface SettingCondition {
  readonly [setting: string]: readonly (string | number | boolean)[]
}

/** Something a host may choose. It applies when `when` holds; a value that `needs` names asks for more. */
export interface Setting {
  readonly name: string
  readonly values: readonly (string | number | boolean)[]
  readonly default: string | number | boolean
  readonly when?: SettingCondition
  readonly needs?: { readonly [value: string]: SettingCondition }
}

/** Settings that go well together, under a name. */
export interface Preset {
  readonly name: string
  readonly options: Options
}

export interface TableStyle {
  /** What may be said while the match runs: only the game's phrases, or anything. */
  readonly talk: 'silent' | 'free'
  readonly table: 'together' | 'against' | 'alone'
}

/**
 * Something that happened. `facts` are for everybody, `only` adds what one seat alone may know,
 * `sealed` what nobody may know before the match is over (the order of a pile).
 */
export interface Event {
  readonly type: string
  readonly facts: Facts
  readonly only?: { readonly [seat: number]: Facts }
  readonly sealed?: Facts
}

export interface Step<State> {
  readonly state: State
  readonly events: readonly Event[]
}

/** What each way costs: so many cards are picked with it. A way is named as in the line. */
export type WayPrices = { readonly [way: string]: number }

/**
 * What a way is, and so how it is chosen and said: a cell or a row of the table, a piece that lies there, by its name,
 * several of them one after the other, or how many cards are picked.
 */
export type WayKind = 'cell' | 'row' | 'piece' | 'route' | 'count'

/** The ways in which a thing may be done; they differ in nothing but the way and its price. */
export interface Ways {
  readonly kind: WayKind
  readonly at: WayPrices
  /** Those that are paid for afterwards, once the table has shown something, each with what is due then at least. */
  readonly later?: WayPrices
}

/** One thing a seat may do. */
export interface Choice {
  readonly verb: string
  /** What it is done with or to: a card of the hand, a piece on the table. */
  readonly subject?: string
  /** What the subject stands for, where it may stand for several things; or what comes of it that its line doesn't show. */
  readonly as?: string
  /** Its notation, with `_` where the way goes; the picked cards follow it as ` -7`. */
  readonly line: string
  readonly ways?: Ways
  /** The cards that may go with it, and how many: where the ways have prices, as many as the price. */
  readonly pick?: { readonly from: readonly string[]; readonly least: number; readonly most: number }
  /** One complete, legal line of it. */
  readonly try: string
}

export type Result = {
  readonly outcome: 'won' | 'lost' | 'ranked' | 'stopped'
  /** A code; pages have words for it. */
  readonly why: string
  readonly ranking?: readonly (readonly Seat[])[]
  readonly scores?: readonly number[]
}

/** Cards of one kind that nobody who has a view of the match can see, in whatever place they lie. */
export interface HiddenCount {
  /** The card where all are alike, otherwise what they have in common; the page has words for it. */
  readonly kind: string
  /** As they are written in a line, in order. */
  readonly cards: readonly string[]
  /** How many there were when the match was dealt. */
  readonly of: number
  /** Some may lie on the table as something else: there are so many at most. */
  readonly most?: true
  /** How likely the next card of the viewer's own pile is one, as far as all that is hidden may lie anywhere. */
  readonly next?: number
}

/** What a game that can be imagined gives its autopilot to think with, from nothing but what the seat may know. */
export interface SearchHooks<State = Json, View = BaseView> {
  /** The lines worth a thought, the most sensible first; what is given for each is chosen already. */
  candidates(view: View, choices: readonly Choice[]): readonly string[]
  /** How near a match has come to what the seat plays for, from 0 to 1. */
  evaluate(state: State, seat: Seat): number
  /** How many lines a thought may play by these rules: on one core of today about fifty milliseconds. */
  budget(options: Options): number
}

/** A game: pure functions over plain JSON state. Nothing is changed in place; no clock, no chance but the stream it is given. */
export interface Game<State = Json, View = BaseView, Action = unknown> {
  readonly name: string
  /** The version of its rules; raised when a stored line would come to mean something else. */
  readonly version: number
  readonly seats: { readonly least: number; readonly most: number }
  /** About how many turns a match takes, those of all seats together, by how many play where that matters; where it counts rounds, how many of those. */
  readonly expectedTurns: number | { readonly [seats: number]: number }
  readonly settings: readonly Setting[]
  readonly presets?: readonly Preset[]
  /** Every code its refusals may carry, in the order in which they are checked. */
  readonly codes: readonly string[]
  /** The events whose sealed facts, together, say what lay where before the first turn; no two seal a fact of one name. */
  readonly dealEvents: readonly string[]
  /** Checked and completed for so many seats, or a Refusal. */
  completeOptions(raw: unknown, seats: number): Options
  tableStyle(options: Options): TableStyle
  deal(options: Options, seats: number, random: Random): Step<State>
  /** Whose decision the match waits for; none when it is over. Depends on nothing hidden. */
  awaits(state: State): readonly Seat[]
  /**
   * Whether what each seat may do now is independent of what others may: of any two lines of two seats both can be
   * played, in one order at least, with no seat asked anew before its own; and where in both orders, to the same end.
   * Then each seat may take back what it has confirmed, whatever others confirm meanwhile. Depends on nothing hidden;
   * never so where it is left out.
   */
  answersCommute?(state: State): boolean
  /**
   * Whether an action does nothing but let the table go on to what its seat is asked next: it is settled as soon as it is
   * confirmed, so that both are done in one visit. Never so where it is left out.
   */
  settlesAtOnce?(action: Action): boolean
  /**
   * Whether what the table does next was to be foreseen by everybody: no draw, no die, nothing turned over. It is shown with
   * the decision then, and can be taken back with it, and so can what its seat decides next. Depends on nothing hidden, as
   * such a step does; never so where it is left out.
   */
  foregone?(state: State): boolean
  /**
   * Counts what is asked: one more with every new question, once all have answered the one before. A seat that is awaited
   * again then is told so, its own answer having been the last or not. Depends on nothing hidden; where it is left out,
   * a seat that is still awaited after its own line goes on with its turn.
   */
  questionNumber?(state: State): number
  /** All that the seat may do now, also when it is not awaited. */
  choices(state: State, seat: Seat): readonly Choice[]
  /**
   * What speaks against a card of its hand, wherever it might go: what comes nearest to being allowed. Null where a
   * choice takes the card. Depends only on what the seat sees.
   */
  whyUnplayable(state: State, seat: Seat, card: string): Reason | null
  /** What it could do if it were its turn on the present board: for composing plans, nothing else. */
  plannableChoices(state: State, seat: Seat): readonly Choice[]
  /**
   * The present board as if its turn had just begun: on it a turn of several lines is put together before it comes, as far as
   * it can be foreseen. Shows the seat nothing that is hidden from it, and offers nothing but what is told ahead.
   * Absent where a turn is one line, or hardly any of it can be known before its dice are thrown.
   */
  asIfTurnBegan?(state: State, seat: Seat): State
  /**
   * What anybody might doubt about a line that is offered, judged by nothing but that view: whoever wishes is told before
   * it is confirmed, and may do it all the same. The line may come without the cards that pay for it, and they change nothing.
   * Absent where a game has nothing of the kind.
   */
  warnings?(view: View, line: string): readonly Reason[]
  /** What the rules let anybody count: all that the view does not show, wherever it lies. Absent where there is nothing. */
  countHidden?(options: Options, view: View): readonly HiddenCount[]
  /**
   * A whole state, by chance, as it might be where somebody must decide: seen by the same viewer it is this view again,
   * and it offers that seat the same choices. What is hidden lies in it as far as the viewer can tell. Absent where nobody
   * thinks ahead, or asks how likely a plan is to be played.
   */
  sampleState?(options: Options, view: View, random: Random): State
  /** What may be said now in a silent game. */
  phrases(state: State, seat: Seat): readonly string[]
  /** The decision alone, or a Refusal: no draw, no die, nothing turned over. */
  apply(state: State, seat: Seat, action: Action): Step<State>
  /** What the table then does by itself, one step; null when somebody must decide or the match is over. */
  advance(state: State, random: Random): Step<State> | null
  /** The only way out for state, built field by field. */
  view(state: State, viewer: Viewer): View
  result(state: State): Result | null
  /** What was reached, counted: of a crew's matches that are over it remembers the most. Absent where nothing is counted. */
  crewScore?(state: State): number
  /** All agree to stop, or the seats named gave up, who come last where there is a ranking; the outcome is `stopped`. */
  resultWhenStopped(state: State, gaveUp: readonly Seat[]): Result
  /** The only door for actions: one line, or a Refusal. */
  parse(line: string): Action
  format(action: Action): string
  /** A sensible line, from what the seat may know. */
  autopilot(view: View, choices: readonly Choice[]): string
  /** Absent where it has nothing to think about; it thinks in states that it imagines. */
  readonly search?: SearchHooks<State, View>
}

import type { Random } from './random.ts'
import type { Reason } from './refusal.ts'

/** A JSON value; states, views and facts are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type Facts = { readonly [name: string]: Json }

/** A seat's number, from 0 in seat order. The mark keeps a seat from being passed as a cell. */
export type Seat = number & { readonly mark?: 'seat' }
export type Viewer = Seat | 'watcher'

/** The part of a view that all games share; the rest is each game's own. */
export type BaseView = Facts & {
  /** How many cards will be turned over for the viewer once its draft settles. Absent if none. */
  readonly faceDown?: number
  /** The seat that has the next turn. Absent while that isn't settled. */
  readonly next?: Seat
}

/** The settings of a match, as its host chose them, checked and completed with defaults. */
export type Options = { readonly [setting: string]: string | number | boolean }

/** A condition on other settings (or on `seats`): each one named must have one of the values listed. */
export interface SettingCondition {
  readonly [setting: string]: readonly (string | number | boolean)[]
}

/** A setting that a host may choose. It applies if `when` is met; single values may have conditions of their own in `needs`. */
export interface Setting {
  readonly name: string
  readonly values: readonly (string | number | boolean)[]
  readonly default: string | number | boolean
  readonly when?: SettingCondition
  readonly needs?: { readonly [value: string]: SettingCondition }
}

/** A named choice of settings that go well together. */
export interface Preset {
  readonly name: string
  readonly options: Options
}

/** How people sit at the table. */
export interface TableStyle {
  /** Whether only the game's phrases may be said while the match runs, or anything. */
  readonly talk: 'silent' | 'free'
  /** Whether seats play as one crew, or each for itself. Competitive matches have sealed links by default. */
  readonly table: 'cooperative' | 'competitive'
}

/**
 * An event of the log. `facts` are for everybody; `only` adds facts that one seat alone may know, `sealed` those that nobody
 * may know before the match is over (the order of a pile).
 */
export interface Event {
  readonly type: string
  readonly facts: Facts
  readonly only?: { readonly [seat: number]: Facts }
  readonly sealed?: Facts
}

/** A new state, and the events that led to it. */
export interface Step<State> {
  readonly state: State
  readonly events: readonly Event[]
}

/** The price of each way: how many cards are picked with it. A way is named as in the line. */
export type WayPrices = { readonly [way: string]: number }

/**
 * The kind of a choice's ways, which decides how they are tapped and said: a cell or a row of the table, a piece by its name,
 * several cells one after the other, a number of cards, or several words of different kinds.
 */
export type WayKind = 'cell' | 'row' | 'piece' | 'route' | 'count' | 'words'

/** The ways in which one choice may be taken; they differ in nothing but the way and its price. */
export interface Ways {
  readonly kind: WayKind
  readonly at: WayPrices
  /** Ways paid for after the table has shown something, each with the lowest price then due. */
  readonly later?: WayPrices
}

/** One thing that a seat may do, in all its ways. */
export interface Choice {
  /** The verb of its action. */
  readonly verb: string
  /** The card of the hand or the piece on the table with which it is done. */
  readonly subject?: string
  /** The card that the subject stands for, if it may stand for several. */
  readonly standsFor?: string
  /** Facts about its effect that the line doesn't show. Their values in order, parted by spaces, tell two choices apart. */
  readonly facts?: Facts
  /** The notation of its lines, with `_` in place of the way; picked cards follow as ` -7`. */
  readonly line: string
  readonly ways?: Ways
  /** The cards that may be picked with it, and how many: as many as the price, if its ways have prices. */
  readonly pick?: { readonly from: readonly string[]; readonly least: number; readonly most: number }
  /** One complete, legal line. */
  readonly example: string
}

/** How a match ended. */
export type Result = {
  readonly outcome: 'won' | 'lost' | 'ranked' | 'stopped'
  /** The reason as a code, not prose. */
  readonly why: string
  readonly ranking?: readonly (readonly Seat[])[]
  readonly scores?: readonly number[]
}

/** The count of one kind of cards that the viewer can't see, wherever they lie. */
export interface HiddenCount {
  /** The card if all are alike, otherwise what they have in common; the pages have words for it. */
  readonly kind: string
  /** The cards, in order, as lines name them. */
  readonly cards: readonly string[]
  /** How many there were when the match was dealt. */
  readonly of: number
  /** The count is an upper limit: some may lie on the table as other cards. */
  readonly most?: true
  /** The chance that the viewer's own pile has one on top, by all that the viewer knows. */
  readonly next?: number
}

/** One number on the scoreboard. */
export interface ScoreboardItem {
  /** What is counted; the pages have words for it. */
  readonly name: string
  /** The goal is a track that ends at `of`; a hand is a number of hidden cards; all else is counted openly. */
  readonly kind: 'goal' | 'hand' | 'count'
  readonly value: number
  readonly of?: number
}

/** What has been reached so far: by all together, and by each seat in seat order. */
export interface Scoreboard {
  readonly table: readonly ScoreboardItem[]
  readonly seats: readonly (readonly ScoreboardItem[])[]
}

/** One thing that a line will do: a type with facts for a sentence, as an event has. */
export interface Consequence {
  readonly type: string
  readonly facts: Facts
}

/** Composing lines before a seat's turn has come. */
export interface PlanningHooks<State = Json> {
  /** What the seat could do if it were its turn on the present table. Depends on nothing that is hidden from the seat. */
  choices(state: State, seat: Seat): readonly Choice[]
  /**
   * The present table as if the seat's turn had just begun: a turn of several lines is composed on it, as far as it can be
   * foreseen. Shows the seat nothing that is hidden from it, and offers nothing but planning's `choices`. Left out where a
   * turn is one line, or hardly any of it can be known before its dice are thrown.
   */
  asIfTurnBegan?(state: State, seat: Seat): State
}

/** When a line that a seat has confirmed can still be taken back. */
export interface DraftHooks<State = Json, Action = unknown> {
  /** Whether an action settles as soon as it is confirmed, since it only leads to the same seat's next question. */
  settlesAtOnce?(action: Action): boolean
  /**
   * Whether awaited seats may answer in any order, with the same end; each may then take back its answer while others give
   * theirs. Any two lines of two seats must be playable in one order at least, without a seat being asked anew in between; if in
   * both orders, with the same end. Depends on nothing hidden.
   */
  answersCommute?(state: State): boolean
  /**
   * The number of the current question; it grows by one once all seats have answered. A seat awaited under a new number is
   * notified again, even right after its own answer. Depends on nothing hidden.
   */
  questionNumber?(state: State): number
}

/** What the rules let a player know beyond the view. */
export interface InsightHooks<State = Json, View = BaseView> {
  /** Counts the cards that the view doesn't show, wherever they lie. */
  countHidden?(options: Options, view: View): readonly HiddenCount[]
  /**
   * Warnings about an offered line that anybody at the table could give, since they follow from the view alone; shown before
   * Confirm on request. The cards that pay don't matter, and the line may lack them.
   */
  warnings?(view: View, line: string): readonly Reason[]
  /**
   * Why no choice takes a card of the seat's hand: the refusal that comes nearest to being allowed, wherever the card
   * might go. Null if a choice takes it. Depends only on what the seat sees.
   */
  whyUnplayable?(state: State, seat: Seat, card: string): Reason | null
  /**
   * A random state that fits the view: the same viewer sees the same view in it and is offered the same choices. Hidden
   * cards lie in it as they are likely to. Autopilots search in such states, and plans are judged in them.
   */
  sampleState?(options: Options, view: View, random: Random): State
}

/** What may be said in a silent game. */
export interface TalkHooks<State = Json> {
  phrases(state: State, seat: Seat): readonly string[]
}

/** Hooks of the autopilot's search (search.ts); it samples states with `insight.sampleState`. */
export interface SearchHooks<State = Json, View = BaseView> {
  /** The lines worth trying, the autopilot's own first; the cards that pay are chosen already. */
  candidates(view: View, choices: readonly Choice[]): readonly string[]
  /** How near a match has come to what the seat plays for, from 0 to 1. */
  evaluate(state: State, seat: Seat): number
  /** How many lines one search may play: about fifty milliseconds on one core. */
  budget(options: Options): number
}

/** How the game plays by itself. Without it, autopilots play the example of their first choice. */
export interface BotHooks<State = Json, View = BaseView> {
  /** A sensible line, from what the seat may know. */
  autopilot(view: View, choices: readonly Choice[]): string
  /** The search, if looking ahead gains anything. */
  readonly search?: SearchHooks<State, View>
}

/** What is kept of a match that is over. */
export interface ArchiveHooks<State = Json> {
  /** The events whose sealed facts tell, together, where everything lay before the first turn; no two share a fact's name. */
  readonly dealEvents?: readonly string[]
  /** The result if all agree to stop, or the named seats gave up: these come last in a ranking. The outcome is `stopped`. */
  resultWhenStopped?(state: State, gaveUp: readonly Seat[]): Result
  /** How much a crew has reached in a match that is over; its best is remembered. */
  crewScore?(state: State): number
}

/**
 * A game: pure functions over plain JSON state. Nothing is changed in place; there is no clock, and no chance but the given
 * stream. The members up to `format` are the core that every game has; the groups behind it are optional.
 */
export interface Game<State = Json, View = BaseView, Action = unknown> {
  readonly name: string
  /** The version of its rules; raised when a stored line would come to mean something else. */
  readonly version: number
  readonly seats: { readonly least: number; readonly most: number }
  readonly settings: readonly Setting[]
  readonly presets?: readonly Preset[]
  /** About how many turns of all seats together a match takes, by the number of seats where that matters; or how many rounds. */
  readonly expectedTurns: number | { readonly [seats: number]: number }
  /** The table's style; it decides on talk, on sealed links as a default, and on handing over seats. */
  tableStyle(options: Options): TableStyle
  /** Every code of its refusals, in the order in which they are checked. */
  readonly codes: readonly string[]
  deal(options: Options, seats: number, random: Random): Step<State>
  /** The seats whose decision the match waits for; none when it is over. Depends on nothing hidden. */
  awaits(state: State): readonly Seat[]
  /** All that the seat may do now, also when it is not awaited. */
  choices(state: State, seat: Seat): readonly Choice[]
  /** The seat's decision alone, or a Refusal: nothing is drawn, rolled or turned over. */
  apply(state: State, seat: Seat, action: Action): Step<State>
  /** One step that the table takes by itself; null when somebody must decide or the match is over. */
  advance(state: State, random: Random): Step<State> | null
  /** The viewer's view, built field by field: the only way out for state. */
  view(state: State, viewer: Viewer): View
  result(state: State): Result | null
  /** The action of a line, or a Refusal: the only door for actions. */
  parse(line: string): Action
  /** The line of an action, complete and in the game's own spelling. */
  format(action: Action): string

  readonly planning?: PlanningHooks<State>
  readonly drafts?: DraftHooks<State, Action>
  readonly insight?: InsightHooks<State, View>
  readonly talk?: TalkHooks<State>
  readonly bot?: BotHooks<State, View>
  readonly archive?: ArchiveHooks<State>
  /** What has been reached so far, as the viewer may know it. */
  scoreboard?(view: View): Scoreboard
  /** What an offered line will do, before anything is drawn, as far as the seat may know it. */
  consequences?(state: State, seat: Seat, action: Action): readonly Consequence[]
}

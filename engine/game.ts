import type { Random } from './random.ts'
import type { Reason } from './refusal.ts'

/** A JSON value; states, views and facts are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type Facts = { readonly [name: string]: Json }

/** A seat's number, from 0 in seat order. `brand` is a type brand: the compiler rejects a cell in a seat's place. */
export type Seat = number & { readonly brand?: 'seat' }
export type Viewer = Seat | 'watcher'

/** The part of a view that all games share; the rest is each game's own. */
export type BaseView = Facts & {
  /** How many cards will be turned over for the viewer once its draft settles. Absent if none. */
  readonly faceDown?: number
  /** The seat that has the next turn. Absent if nobody has, or if nobody can know yet. */
  readonly next?: Seat
}

/** The settings of a match, as its host chose them, checked and completed with defaults. */
export type Options = { readonly [setting: string]: string | number | boolean }

/** A condition on other settings, or on `seats`: each setting named must have one of the values listed. */
export interface SettingCondition {
  readonly [setting: string]: readonly (string | number | boolean)[]
}

/** A setting that a host may choose. It applies if `when` is met; a value may be chosen if its condition in `needs` is met. */
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

/** The style of a match: who may talk about what, and whether seats compete. */
export interface TableStyle {
  /** Whether seats may say only the game's phrases while the match runs (`silent`), or anything (`free`). */
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

/** The price of each way of a choice: how many cards are picked with it. Ways are written as in the line. */
export type WayPrices = { readonly [way: string]: number }

/**
 * The kind of a choice's ways, by which pages let players pick them: a cell or a row of the table, a piece by its name, several
 * cells one after the other, a number of cards, or several words of different kinds.
 */
export type WayKind = 'cell' | 'row' | 'piece' | 'route' | 'count' | 'words'

/** All ways to carry out one choice, such as the cells for its card. The choice's lines differ only in the way and its price. */
export interface WaysOfChoice {
  readonly kind: WayKind
  readonly at: WayPrices
  /** The ways that are paid for only after a card is turned up, each with the lowest price that may then be due. */
  readonly later?: WayPrices
}

/** A line with `_` in the place of the way; a choice's lines are made by replacing it and appending picked cards, as in ` -7`. */
export type LineTemplate = string

/** One thing that a seat may do, with all its ways. */
export interface Choice {
  /** The verb of the choice's action. */
  readonly verb: string
  /** The card of the hand, or the piece on the table, that the choice uses. */
  readonly subject?: string
  /** The card that the subject stands for, if it may stand for several. */
  readonly standsFor?: string
  /** Facts about the choice's effect that its line doesn't show. Their values, joined by spaces, tell two choices apart. */
  readonly facts?: Facts
  readonly line: LineTemplate
  readonly ways?: WaysOfChoice
  /** The cards to pick from, and the least and most that may be picked; in a choice with ways, exactly the chosen way's price. */
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

/** The cards of one kind that the viewer can't see, wherever they lie. */
export interface UnseenCardsTally {
  /** The card's name if all cards counted are alike, otherwise a code for what they share; the pages have words for it. */
  readonly kind: string
  /** The cards, in order, as lines name them. */
  readonly cards: readonly string[]
  /** How many cards of the kind the match was dealt with. */
  readonly of: number
  /** The count is an upper limit: some may lie on the table as other cards. */
  readonly most?: true
  /** The chance that the viewer's next card is of this kind, by all that the viewer knows. */
  readonly next?: number
}

/** One number on the scoreboard. */
export interface ScoreboardItem {
  /** The code of the number; the pages have words for it. */
  readonly name: string
  /** `goal` is progress towards `of`; `hand` is a number of hidden cards; `count` is any other number. */
  readonly kind: 'goal' | 'hand' | 'count'
  readonly value: number
  readonly of?: number
}

/** The progress of a match: that of the whole table, and that of each seat in seat order. */
export interface Scoreboard {
  readonly table: readonly ScoreboardItem[]
  readonly seats: readonly (readonly ScoreboardItem[])[]
}

/** One effect that a line will have: a type, and facts for a sentence, as in an event. */
export interface Consequence {
  readonly type: string
  readonly facts: Facts
}

/** The hooks for planning: composing lines before a seat's turn has come. */
export interface PlanningHooks<State = Json> {
  /** The choices that the seat would have if it were its turn now. Depends on nothing that is hidden from the seat. */
  choices(state: State, seat: Seat): readonly Choice[]
  /**
   * The present state as if the seat's turn had just begun, for planning a turn of several lines as far as it can be foreseen.
   * Shows the seat nothing that is hidden from it, and offers no choices but those of `choices`. Left out where a turn is one
   * line, or hardly any of it can be known before its dice are thrown.
   */
  asIfTurnBegan?(state: State, seat: Seat): State
}

/** The hooks that decide when a seat can still take back a line that it has confirmed. */
export interface TakeBackHooks<State = Json, Action = unknown> {
  /** Whether an action settles as soon as it is confirmed, since it only leads to the same seat's next question. */
  settlesAtOnce?(action: Action): boolean
  /**
   * Whether awaited seats may answer in any order with the same outcome; each may then take its answer back while others answer.
   * For any two lines of two seats, at least one order must be legal and put no new question to either seat in between; if both
   * orders are legal, they must lead to the same state. Depends on nothing hidden.
   */
  answersCommute?(state: State): boolean
  /**
   * The number of the current question; it grows by one once all seats have answered. A seat awaited under a new number is
   * notified again, even right after its own answer. Depends on nothing hidden.
   */
  questionNumber?(state: State): number
}

/** The hooks for hints (counts, warnings, reasons) and for sampling a state that fits a view. */
export interface HintAndSamplingHooks<State = Json, View = BaseView> {
  /** The cards that the view doesn't show, wherever they lie: one item for each kind of card. */
  unseenCardsByKind?(options: Options, view: View): readonly UnseenCardsTally[]
  /**
   * Warnings about an offered line that anybody at the table could give, since they follow from the view alone; shown before
   * Confirm on request. The cards that pay don't matter, and the line may lack them.
   */
  warnings?(view: View, line: string): readonly Reason[]
  /**
   * Why no choice uses a card of the seat's hand: of the reasons against each place where it might go, the one nearest to being
   * allowed. Null if a choice uses it. Depends only on what the seat sees.
   */
  whyNoChoiceUsesCard?(state: State, seat: Seat, card: string): Reason | null
  /**
   * A random state that fits the view (a determinisation): the same viewer sees the same view in it and is offered the same
   * choices. Hidden cards are placed at random, by how likely each place is. Autopilots search in such states, and plans are
   * judged in them.
   */
  sampleState?(options: Options, view: View, random: Random): State
}

/** The hook of a silent game: the phrases that a seat may say. */
export interface PhraseHooks<State = Json> {
  phrases(state: State, seat: Seat): readonly string[]
}

/** Hooks of the autopilot's search (search.ts); it samples states with `insight.sampleState`. */
export interface SearchHooks<State = Json, View = BaseView> {
  /** The lines worth trying, the autopilot's own first; each names the cards that pay. */
  candidates(view: View, choices: readonly Choice[]): readonly string[]
  /** How near the state is to the seat's goal, from 0 to 1. */
  evaluate(state: State, seat: Seat): number
  /** How many lines one search may play in all its playouts: as many as take about fifty milliseconds on one core. */
  budget(options: Options): number
}

/** The game's autopilot. Without these hooks, autopilots play the example of their first choice. */
export interface BotHooks<State = Json, View = BaseView> {
  /** A sensible line, from what the seat may know. */
  autopilot(view: View, choices: readonly Choice[]): string
  /** The search, if looking ahead gains anything. */
  readonly search?: SearchHooks<State, View>
}

/** The hooks for matches that are over: deal events, the result of an early end, and a crew's score. */
export interface FinishedMatchHooks<State = Json> {
  /**
   * The types of the events whose sealed facts tell, together, where everything lay before the first turn. No two of these events
   * have a fact of the same name.
   */
  readonly dealEventsForRecord?: readonly string[]
  /** The result of an early end, with outcome `stopped`; in a ranking, seats that `gaveUp` come last. */
  resultWhenEndedEarly?(state: State, gaveUp: readonly Seat[]): Result
  /** How much a crew has reached in a match that is over; the crew's best is kept. */
  crewScore?(state: State): number
}

/**
 * A game: pure functions over plain JSON state. Nothing is changed in place; there is no clock, and no chance but the given
 * stream. The members up to `format` are the core that every game has; the groups behind it are optional.
 */
export interface Game<State = Json, View = BaseView, Action = unknown> {
  readonly name: string
  /** The version of the game's rules; raised when a stored line would come to mean something else. */
  readonly version: number
  readonly seats: { readonly least: number; readonly most: number }
  readonly settings: readonly Setting[]
  readonly presets?: readonly Preset[]
  /**
   * About how many turns a match takes, those of all seats together (or rounds, in a game played in rounds); by the number of
   * seats where that matters.
   */
  readonly expectedTurns: number | { readonly [seats: number]: number }
  /** The table's style; it decides on talk, on sealed links as a default, and on handing over seats. */
  tableStyle(options: Options): TableStyle
  /** The codes of all refusals, in the order in which they are checked. */
  readonly codes: readonly string[]
  deal(options: Options, seats: number, random: Random): Step<State>
  /** The seats whose decision the match waits for; none when it is over. Depends on nothing hidden. */
  awaits(state: State): readonly Seat[]
  /** All choices that the seat has now, even if it is not awaited. */
  choices(state: State, seat: Seat): readonly Choice[]
  /** Carries out a seat's decision, or throws a Refusal. Draws, rolls and turns over nothing. */
  apply(state: State, seat: Seat, action: Action): Step<State>
  /** Takes one step of the table, such as drawing; null when a seat must decide or the match is over. */
  advance(state: State, random: Random): Step<State> | null
  /** The viewer's view, built field by field: state is shown to nobody in any other form. */
  view(state: State, viewer: Viewer): View
  result(state: State): Result | null
  /** Parses a line into an action, or throws a Refusal: actions come in by no other function. */
  parse(line: string): Action
  /** The line of an action, complete and in the game's own spelling. */
  format(action: Action): string

  readonly planning?: PlanningHooks<State>
  readonly drafts?: TakeBackHooks<State, Action>
  readonly insight?: HintAndSamplingHooks<State, View>
  readonly talk?: PhraseHooks<State>
  readonly bot?: BotHooks<State, View>
  readonly archive?: FinishedMatchHooks<State>
  /** The progress of a match, as far as the viewer may know it. */
  scoreboard?(view: View): Scoreboard
  /** The consequences of an offered line, up to the next draw, as far as the seat may know them. */
  consequences?(state: State, seat: Seat, action: Action): readonly Consequence[]
}

/** A game as pages load it: its `server-game.ts` adds the hooks that only the server needs. */
export interface GameWithoutServerOnlyHooks<State, View, Action> extends Omit<
  Game<State, View, Action>,
  'scoreboard' | 'consequences' | 'insight'
> {
  readonly insight?: Omit<HintAndSamplingHooks<State, View>, 'sampleState' | 'unseenCardsByKind'>
}

import type { VNode } from 'preact'
import type { Json, Options, WayKind, WaysOfChoice } from '../../engine/game.ts'
import type { WireChoice } from '../../schema/wire/choice.ts'
import type { Told } from '../../schema/wire/log.ts'

/*
 * What pages need from a game, in two parts: what a turn needs, and what tells of all the rest, which a seat loads
 * when it is asked for. Neither knows a rule: what may be done comes from the choices alone. Cards and places are
 * named as in a line.
 */

export type SeatGame<View = Json, Words extends TurnWords = TurnWords> = TurnGame<View, Words> & NewsGame
export type GameWords<View = Json> = TurnWords & LogWords<View>

/** How to draw a game. */
export interface TurnGame<View = Json, Words extends TurnWords = TurnWords> {
  readonly name: string
  /** The table with all that lies on it. Its buttons have the places (or ways) that a tap on them means as values. */
  Board(props: BoardProps<View, Words>): VNode
  Face(props: { readonly card: string; readonly words: Words }): VNode
  /** What else the table shows at special times, such as what everybody offers. */
  Aside(props: AsideProps<View, Words>): VNode | null
  /** The viewer's cards in the order held; none for a watcher. */
  hand(view: View): readonly string[]
  /** The choices as they are tapped, where that is in several taps. */
  tapped?(choices: readonly WireChoice[]): readonly TapChoice[]
  /** What is begun without a button: an offer that stands and may still be changed, with the cards picked for it, or what a turn begins with. */
  begun(view: View): { readonly verb: string; readonly picked: readonly string[] } | undefined
  /** The verb that a plan begins with, where a tap on a place means nothing yet; otherwise nothing is begun. */
  readonly plans?: string
  /** The places that an event is about. */
  places(told: Told): readonly string[]
}

/** How to tell what happened. */
export interface NewsGame {
  /** Whether its table has cells, on which a sign may be put. */
  readonly hasCells: boolean
  /** Whether an event is worth a sentence where every word counts. */
  isNews(told: Told): boolean
}

export interface BoardProps<View, Words> {
  readonly view: View
  readonly words: Words
  /** What is lit: the ways that the card on its way may go. */
  readonly ways?: TapWays | undefined
  /** What is done with it. */
  readonly verb?: string | undefined
  /** The card on its way, if one is chosen. */
  readonly card?: string | undefined
  /** The place (or way) chosen for it. */
  readonly place?: string
  /** Where something lies that is not settled yet. */
  readonly draft?: readonly string[]
  /** Where something happened that is being told. */
  readonly told?: readonly string[]
  /** The place that the Tab key reaches, if it is one of these; absent where the board is only looked at. */
  readonly cursor?: string | undefined
}

export interface AsideProps<View, Words> {
  readonly view: View
  readonly words: Words
  readonly name: (seat: number) => string
}

/** Ways as they are tapped: where one takes several taps, those too that are only begun, and have no price yet. */
export interface TapWays extends WaysOfChoice {
  readonly begun?: readonly string[]
}

export interface TapChoice extends WireChoice {
  readonly ways?: TapWays
  /** Of the cards that may be picked those that some of its ways take, where the others take more. */
  readonly only?: { readonly [way: string]: readonly string[] }
}

/** An action while it is put together; '' where something is not chosen. */
export interface Doing {
  readonly verb: string
  readonly card: string
  readonly as?: string | undefined
  readonly place: string
  readonly price: number
  readonly picked: readonly string[]
  /** How many more cards must be picked before it is complete. */
  readonly missing: number
  /** It was offered before, and nothing is changed yet. */
  readonly stands?: boolean
  /** All the ways that are offered. */
  readonly ways?: TapWays | undefined
}

/** A card on its way to a place; '' where it is no card that goes there. */
export interface Move {
  /** What is done with it. */
  readonly verb: string
  readonly card: string
  /** What the card stands for, or what comes of it, where that is said apart. */
  readonly as?: string | undefined
  readonly place: string
  readonly kind: WayKind
  /** Absent while the way is only begun. */
  readonly price?: number | undefined
}

/** A seat's name; null where it is the reader's own. */
export type Who = (seat: number) => string | null

/** A turn in one language: short sentences, as somebody would say them at the table. */
export interface TurnWords {
  readonly title: string
  /** What the viewer’s cards are called, where they are no hand. */
  readonly hand?: string
  /** Nothing is chosen yet. */
  readonly idle: string
  /** The same where no card can be tapped. */
  readonly idleWithoutCards?: string
  /** The same while a turn is planned of which not all can be. */
  readonly ahead?: string
  card(card: string): string
  /** What a tap on a lit place, or card, means: "23 to e4, costs 2 cards". */
  to(move: Move): string
  doing(doing: Doing): string
  /** The buttons that begin an action. */
  readonly offers: { readonly [verb: string]: string }
  /** What an action comes to that leaves nothing to choose, where a list of them must say more than its button. */
  readonly does?: { readonly [verb: string]: string }
  /** What Confirm says instead, where the number of cards matters. */
  readonly confirm: { readonly [verb: string]: (picked: number) => string }
}

/** What makes something special: a picture of it, and what may be done now, or what follows. */
export interface Special {
  /** Drawn in a box of 20 × 20. */
  readonly picture: string
  readonly next: string
}

/** A moment unlike others, which takes the place of news. */
export interface Moment extends Partial<Special> {
  readonly next: string
  /** What happened; absent, as its picture is, where the newest news has it. */
  readonly happened?: string
  readonly slots?: Slots
}

/** Places that everybody fills together. */
export interface Slots {
  readonly says: string
  /** What lies in each; '' where nothing does yet. */
  readonly hold: readonly string[]
  /** Which of them are the reader's own. */
  readonly own: readonly number[]
}

/** The table as somebody sees it. */
export interface Now<View = Json> {
  readonly view: View
  readonly who: Who
  /** What the seat may do, by its verbs. */
  readonly offered: readonly string[]
}

/** All the rest in one language. */
export interface LogWords<View = Json> {
  event(told: Told, who: Who): string
  /** What is special about an event, … */
  special(told: Told): Special | undefined
  /** … and about what the table waits for. */
  moment(now: Now<View>): Moment | undefined
  readonly why: { readonly [code: string]: string }
  /** What speaks for a line that an autopilot has played, of three kinds at least, by nothing but what everybody was told of it. */
  merit(told: readonly Told[]): string
  phrase(phrase: string): string
  /** What the piles are called that a record opens, where there are several kinds. */
  readonly piles?: { readonly [pile: string]: string }
  /** A player in numbers that everybody sees. */
  standing(view: View, seat: number): string
}

/** The rules of one set-up, for players: what a game's rules/<language>.ts exports as `rules`. */
export type RulesText = (options: Options, seats: number) => readonly RulesSection[]
export interface RulesSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly picture?: RulesPicture
}

/** A moment that could be one of a match, for the board to draw: what lies there, and where a card may go. */
export interface RulesPicture<View = Json> {
  readonly view: View
  readonly card?: string
  readonly ways?: TapWays
  readonly says: string
}

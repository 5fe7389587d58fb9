import type { VNode } from 'preact'
import type { Json, Options } from '../../engine/game.ts'
import type { Entry, Told } from '../../schema/wire.ts'

/**
 * What a page needs from a game: how to draw it. What may be done comes from the choices alone; cards and places are
 * named as in a line.
 */
export interface SeatGame<View = Json, Words extends GameWords<View> = GameWords<View>> {
  readonly name: string
  /** The table with all that lies on it. Its buttons have the names of places as their values. */
  Board(props: BoardProps<View, Words>): VNode
  Face(props: { readonly card: string; readonly words: Words }): VNode
  /** What else the table shows at special times, such as what everybody offers. */
  Aside(props: AsideProps<View, Words>): VNode | null
  /** The viewer's cards in the order held; none for a watcher. */
  hand(view: View): readonly string[]
  /** The verb that is begun already, and the cards picked in an offer that may still be changed. */
  begun(view: View): { readonly verb: string; readonly picked: readonly string[] } | undefined
  /** How many cards the seat will turn over when its draft settles. */
  faceDown(view: View): number
  /** The table as it was before these entries. */
  before(view: View, entries: readonly Entry[]): View
  /** The places that an event is about. */
  places(told: Told): readonly string[]
  /** Whether an event is worth a sentence where every word counts. */
  isNews(told: Told): boolean
}

export interface BoardProps<View, Words> {
  readonly view: View
  readonly words: Words
  /** The places that what is being composed may go to, with the price of each. */
  readonly lit?: Prices
  /** The card on its way, if one is chosen. */
  readonly card?: string | undefined
  /** The place chosen for it. */
  readonly place?: string | undefined
  /** Where something lies that is not settled yet. */
  readonly draft?: readonly string[]
  /** Where something happened that is being told. */
  readonly told?: readonly string[]
  /** The one place that the Tab key reaches; absent where the board is only looked at. */
  readonly cursor?: string | undefined
}

export interface AsideProps<View, Words> {
  readonly view: View
  readonly words: Words
  readonly name: (seat: number) => string
}

export type Prices = { readonly [place: string]: number }

/** An action while it is put together. */
export interface Doing {
  readonly verb: string
  readonly card: string | undefined
  readonly place: string | undefined
  readonly price: number
  readonly picked: readonly string[]
  /** How many more cards must be picked before it is complete. */
  readonly missing: number
  /** Whether it goes to a place and that is not chosen yet. */
  readonly placeless: boolean
}

/** A seat's name; null where it is the reader's own. */
export type Who = (seat: number) => string | null

/** A game in one language: short sentences, as somebody would say them at the table. */
export interface GameWords<View = Json> {
  readonly title: string
  /** Nothing is chosen yet. */
  readonly idle: string
  card(card: string): string
  /** What a tap on a lit place, or card, means: "23 to e4, costs 2 cards". */
  to(card: string, place: string, price: number): string
  doing(doing: Doing): string
  /** A card or a place, or both, with which nothing can be done. */
  unfit(card: string | undefined, place: string | undefined): string
  /** The buttons that begin an action. */
  readonly offers: { readonly [verb: string]: string }
  /** What Confirm says instead, where the number of cards matters. */
  readonly confirm: { readonly [verb: string]: (picked: number) => string }
  event(told: Told, who: Who): string
  readonly why: { readonly [code: string]: string }
  phrase(phrase: string): string
  faceDown(cards: number): string
  /** A player in numbers that everybody sees. */
  standing(view: View, seat: number): string
}

/** The rules of one set-up, for players: what a game's rules/<language>.ts exports as `rules`. */
export type RulesText = (options: Options, seats: number) => readonly RulesSection[]
export interface RulesSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

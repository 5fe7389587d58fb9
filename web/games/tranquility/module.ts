import type { VNode } from 'preact'
import type { View } from '../../../engine/tranquility/view.ts'
import type { BoardProps, Doing, Move, TapChoice, TapWays, TurnGame } from '../../seat/game.ts'
import type { TurnWords } from './said/sentences.ts'

/**
 * What a rule of the game adds to a page: what it lays on the sea and beside it, and what a tap may mean. `Own` are the
 * pieces that its sentences are made of. Each answers for itself alone, and only where it has something to say.
 */
export interface Module<Own = unknown> {
  /** Its own seas as they are seen, the top row first; a space where there is no cell. */
  readonly seas?: { readonly [sea: string]: readonly string[] }
  /** Whether neither end of the journey lies beside the sea. */
  isEndless?(view: View): boolean
  /** What each of its cards shows, drawn in the box of an island. */
  readonly signs?: { readonly [card: string]: string }
  /** A class of the whole sea. */
  sea?(view: View): string | undefined
  /** How a row is shown that may be chosen, or is. */
  row?(rank: string, ways: TapWays, place: string): 'lit' | 'chosen' | undefined
  /** What keeps cards from a row, in words. */
  blocks?(view: View, rank: number, words: TurnWords & Own): readonly string[]
  /** How that is drawn. */
  Across?(props: Across<Own>): VNode
  /** What lies on an empty cell. */
  mark?(view: View, cell: string, words: TurnWords & Own): Mark | undefined
  /** How a card in the sea lies, where cards may lie in two ways. */
  lies?(view: View, cell: string, words: TurnWords & Own): Lies | undefined
  /** What lies beside the sea, the most urgent first. */
  lying?(view: View, words: TurnWords & Own, name: (seat: number) => string): readonly Lying[]
  /** How all of that is shown. */
  List?(props: Beside): VNode | null
  /** What its signs mean where there are no pictures. */
  legend?(view: View, words: TurnWords & Own): readonly string[]
  /** The choices as they are tapped. */
  tapped?(choices: readonly TapChoice[]): readonly TapChoice[]
  /** What the table waits for, begun already. */
  begun?(view: View): ReturnType<TurnGame['begun']>
  /** What the bar says of an action while it is put together, by its verb. */
  readonly doing?: { readonly [verb: string]: (doing: Doing, words: TurnWords & Own) => string | undefined }
  /** What a tap on a cell means, and the price that is shown there. */
  tap?(cell: string, ways: TapWays): { readonly way: string; readonly price: number | undefined } | undefined
  /** What is drawn under the sea. */
  Under?(props: BoardProps<View, TurnWords & Own>): VNode | null
  /** What a tap means, in words. */
  to?(move: Move, words: TurnWords & Own): string | undefined
}

/** A row, counted from the bottom. */
export interface Across<Own> {
  readonly view: View
  readonly rank: number
  readonly words: TurnWords & Own
}

export interface Mark {
  readonly class: string
  readonly says: string
  /** Where there are no pictures. */
  readonly sign: string
}

export interface Lies {
  readonly face: VNode
  readonly says: string
  /** Put before the number, where there are no pictures. */
  readonly sign: string
}

/** One thing that lies beside the sea, in a few words. */
export interface Lying {
  readonly text: string
  readonly mark?: Mark
  readonly cards?: readonly string[]
  /** It asks for a decision, or changes what everybody may do. */
  readonly urgent?: boolean
}

/** A deck that belongs to the table. */
export interface Deck {
  readonly cards: readonly string[]
  /** Whether each seat has a pile of its own as well. */
  readonly besidePiles: boolean
}

/** All that lies beside the sea. */
export interface Beside {
  readonly all: readonly Lying[]
  readonly words: TurnWords
  Face(props: { readonly card: string; readonly words: TurnWords }): VNode
}

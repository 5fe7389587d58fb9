import type { VNode } from 'preact'
import type { View } from '../../../engine/ascent/view.ts'
import type { Doing, Move, TapChoice } from '../../seat/game.ts'
import type { TurnWords } from './said/sentences.ts'
import type { Said } from './words/index.ts'

/**
 * What a rule of the game adds to a page: what it lays on the mountain and beside it, and what a tap may mean. `Own` are
 * the pieces that its sentences are made of. Each answers for itself alone, and only where it has something to say.
 */
export interface Module<Own = unknown> {
  /** What each of its cards shows, drawn in a box of 20 × 20. */
  readonly signs?: { readonly [card: string]: string }
  /** What a card counts as where it lies. */
  lies?(view: View, slot: string, words: TurnWords & Own): Lies | undefined
  /** What stands on a card. */
  mark?(view: View, slot: string, words: TurnWords & Own): Mark | undefined
  /** How far it is with what it demands before the Summit, by its name in the engine. */
  readonly goals?: { readonly [rule: string]: (view: View, words: TurnWords & Own) => string }
  /** What else is counted. */
  count?(view: View, words: TurnWords & Own): string | undefined
  /** What is drawn under the mountain. */
  Under?(props: Seen<TurnWords & Own>): VNode | null
  /** The choices as they are tapped. */
  tapped?(choices: readonly TapChoice[]): readonly TapChoice[]
  /** What the bar says of an action, by its verb, where that is not what it costs. */
  readonly doing?: { readonly [verb: string]: (doing: Doing, words: TurnWords & Own) => string | undefined }
  /** What a choice does, without its price: short, and good to go on with. */
  to?(move: Move, words: TurnWords & Own): string | undefined
}

export interface Seen<Words> {
  readonly view: View
  readonly words: Words
}

export interface Lies {
  readonly says: string
  /** Written on the card, or behind it. */
  readonly sign: string
}

export interface Mark {
  readonly picture: VNode
  readonly says: string
  /** Where there are no pictures; '' where only words tell it. */
  readonly sign: string
}

/** What a rule adds where there are no pictures: in texts and mails. */
export interface Written<Own = unknown> {
  /** The paper of each of its cards: by day, as on the page. */
  readonly papers?: { readonly [card: string]: string }
  /** What lies beside the mountain, each in a few words. */
  lying?(view: View, words: TurnWords & Own): readonly string[]
  /** What stands on it, in a sentence. */
  standing?(view: View, modules: Said['modules']): string | undefined
}

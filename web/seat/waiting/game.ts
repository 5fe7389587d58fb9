import type { Json } from '../../../engine/game.ts'
import type { Told } from '../../../schema/wire/log.ts'

/** What whoever waits may do with a game's table, and how what is hidden is named. It knows no rule: nothing of it is played. */
export interface WaitingGame<View = Json> {
  /** Where that card of the own hand could lie on this table, allowed or not. */
  free(view: View, card: string): readonly string[]
  /** The table as if it lay there, and no longer in the hand. */
  lay(view: View, card: string, place: string): View
  /** What is told of a card that lies there. */
  told(place: string): Told
  /** What tells a card from others of its kind; '' where nothing does. */
  value(card: string): string
}

/** The same in one language. */
export interface WaitingWords {
  /** Kinds of hidden cards that are no card's name. */
  readonly kinds: { readonly [kind: string]: string }
}

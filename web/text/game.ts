import type { VNode } from 'preact'
import type { Json } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Near } from './suggestions.ts'

/** A game told without a page: what texts and mails need beside what its page has. */
export interface TextGame<View = Json> {
  near(view: View): Near
  /** The table in characters, line by line. */
  board(view: View, language: Language): readonly string[]
  /** The same in a sentence or two, for ears and for narrow screens. */
  aloud(view: View, language: Language): string
  /** What else the table shows at special times. */
  aside(view: View, language: Language, name: (seat: number) => string): string | null
  /** The table as a table that every mail program can show; `fresh` are the places that something happened on. */
  Table(props: { readonly view: View; readonly language: Language; readonly fresh: readonly string[] }): VNode
  /** The table alone as a small picture in SVG, for lists of matches. */
  small(view: View): string
  /** The most that a crew has reached, as its game counts it. */
  best?(most: number, language: Language): string
  /** One card of a hand, in a mail. */
  Card(props: { readonly card: string; readonly language: Language }): VNode
}

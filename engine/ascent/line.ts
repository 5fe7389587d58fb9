import { readPicks } from '../notation.ts'
import { type Card, cardNamed } from './mountain/cards.ts'

/** A card as a line names it, in lower case: `g3*`, `br`, `fs`, `su`. */
export function readCard(text: string): Card | null {
  return cardNamed(text.toUpperCase())
}

/** The cards that pay, or are discarded: `-G7 -BR`. */
export function readCards(tokens: readonly string[]): Card[] | null {
  return readPicks(tokens, readCard)
}

import { parsePicks } from '../notation.ts'
import { type Card, cardNamed } from './mountain/cards.ts'

/** The card of a line's token, which is in lower case (`g3*`, `br`, `fs`, `su`); null if the token names no card. */
export function readCard(text: string): Card | null {
  return cardNamed(text.toUpperCase())
}

/** The cards of tokens such as `-g7 -br`, which pay or are discarded; null if a token names no card. */
export function readCards(tokens: readonly string[]): Card[] | null {
  return parsePicks(tokens, readCard)
}

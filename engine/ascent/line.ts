import { parseDashPrefixedPicks } from '../notation.ts'
import { type Card, cardNamed } from './mountain/cards.ts'

/** The card of a line's token, which is in lower case (`g3*`, `br`, `fs`, `su`); null if the token names no card. */
export function parseCardToken(token: string): Card | null {
  return cardNamed(token.toUpperCase())
}

/** The cards of tokens such as `-g7 -br`, which pay or are discarded; null if a token names no card. */
export function parseDashedCards(tokens: readonly string[]): Card[] | null {
  return parseDashPrefixedPicks(tokens, parseCardToken)
}

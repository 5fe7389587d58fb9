import { type Card, ISLANDS } from './sea/cards.ts'

const RANK = /^[1-6]$/
/** The special cards that a hand may hold; a Storm never gets there. */
const IN_HANDS = ['S', 'F', 'M', 'W', 'C', 'J'] as const
const CARDS = new Map<string, Card>([
  ...ISLANDS.map(island => [String(island), island] as const),
  ...IN_HANDS.map(kind => [kind.toLowerCase(), kind] as const)
])

/** The card that a lower-case token names, as `23`, `s` or `f`; null if it names none. */
export function parseCardToken(text: string): Card | null {
  return CARDS.get(text) ?? null
}

/** The row that a token names, counted from 0 (tokens count from 1); null if it names none. */
export function parseRowIndexToken(text: string): number | null {
  return RANK.test(text) ? Number(text) - 1 : null
}

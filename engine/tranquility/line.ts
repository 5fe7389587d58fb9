import { type Card, ISLANDS } from './sea/cards.ts'

const RANK = /^[1-6]$/
/** What a hand may hold beside islands; a Storm never gets there. */
const IN_HANDS = ['S', 'F', 'M', 'W', 'C', 'J'] as const
const CARDS = new Map<string, Card>([
  ...ISLANDS.map(island => [String(island), island] as const),
  ...IN_HANDS.map(kind => [kind.toLowerCase(), kind] as const)
])

/** A card as a line names it, in lower case: `23`, `s`, `f`. */
export function readCardToken(text: string): Card | null {
  return CARDS.get(text) ?? null
}

/** A row by its rank, counted from 0. */
export function readRowToken(text: string): number | null {
  return RANK.test(text) ? Number(text) - 1 : null
}

import { type Card, ISLANDS } from './cards.ts'

const RANK = /^[1-6]$/
const CELL = /^[a-z][1-9][0-9]?$/
/** What a hand may hold beside islands; a Storm never gets there. */
const IN_HANDS = ['S', 'F', 'M', 'W', 'C', 'J'] as const
const CARDS = new Map<string, Card>([
  ...ISLANDS.map(island => [String(island), island] as const),
  ...IN_HANDS.map(kind => [kind.toLowerCase(), kind] as const)
])

/** A card as a line names it, in lower case: `23`, `s`, `f`. */
export function readCard(text: string): Card | null {
  return CARDS.get(text) ?? null
}

/** Whether it is a cell's name, on whatever sea. */
export function isCellName(text: string): boolean {
  return CELL.test(text)
}

/** A row by its rank, counted from 0. */
export function readRow(text: string): number | null {
  return RANK.test(text) ? Number(text) - 1 : null
}

/** The cards that go with an action: `-7 -9`. */
export function readPicks(tokens: readonly string[]): Card[] | null {
  const picks: Card[] = []
  for (const token of tokens) {
    const card = token.startsWith('-') ? readCard(token.slice(1)) : null
    if (card === null) return null
    picks.push(card)
  }
  return picks
}

export function writePicks(cards: readonly Card[]): string {
  return cards.map(card => ` -${card}`).join('')
}

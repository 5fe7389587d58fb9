import type { Card } from './state.ts'

const ISLAND = /^([1-9]|[1-7][0-9]|80)$/
const CELL = /^[a-z][1-9][0-9]?$/

/** A card as a line names it, in lower case: `23`, `s`, `f`. */
export function readCard(text: string): Card | null {
  if (text === 's') return 'S'
  if (text === 'f') return 'F'
  return ISLAND.test(text) ? Number(text) : null
}

/** Whether it is a cell's name, on whatever sea. */
export function isCellName(text: string): boolean {
  return CELL.test(text)
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

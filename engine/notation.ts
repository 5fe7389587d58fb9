import { Refusal } from './refusal.ts'

const LONGEST_LINE = 200

/** Lines are ASCII; white space is of any kind, also one that a mail brought in and nobody sees. */
const WRITABLE = /^[!-~\s]*$/

/** The tokens of a line: parted by white space, lower case. What is empty, too long or in other letters is no line. */
export function tokenize(line: string): string[] {
  const read = line.slice(0, LONGEST_LINE + 1)
  const parts = read.trim().toLowerCase().split(/\s+/)
  const isLine = parts[0] !== '' && line.length <= LONGEST_LINE && WRITABLE.test(read)
  if (!isLine) throw unreadableLine(parts)
  return parts
}

/** The lines of an answer, parted by `;` or line ends. What is empty parts nothing; where there is nothing else, that is the line. */
export function splitLines(text: string): readonly string[] {
  const parts = text.split(/[;\r\n]/).map(part => part.trim())
  const lines = parts.filter(part => part !== '')
  return lines.length > 0 ? lines : ['']
}

/** What is answered to tokens that are no action: the beginning of what was read. */
export function unreadableLine(parts: readonly string[]): Refusal {
  return new Refusal('BAD_ACTION', { line: parts.join(' ').slice(0, 40) })
}

/** A cell's name: file and rank on the table, `a1` at bottom left. */
export function cellName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + (row + 1)
}

const CELL = /^[a-z][1-9][0-9]*$/

/** Whether it is a cell's name, on whatever table. */
export function isCellName(text: string): boolean {
  return CELL.test(text)
}

/** The cards that go with an action, `-7 -9`; null where a token is none. */
export function readPicks<Card>(parts: readonly string[], readCard: (text: string) => Card | null): Card[] | null {
  const picks: Card[] = []
  for (const part of parts) {
    const card = part.startsWith('-') ? readCard(part.slice(1)) : null
    if (card === null) return null
    picks.push(card)
  }
  return picks
}

export function writePicks(cards: readonly (string | number)[]): string {
  return cards.map(card => ` -${card}`).join('')
}

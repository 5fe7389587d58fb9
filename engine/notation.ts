import { Refusal } from './refusal.ts'

const LONGEST_LINE = 200

/** The characters that a line may have: ASCII, and any white space, since mail programs insert special spaces. */
const WRITABLE = /^[!-~\s]*$/

/** Splits a line into lower-case tokens at white space. Refuses a line that is empty, too long or not ASCII. */
export function tokenizeLowerCaseOrRefuse(line: string): string[] {
  const read = line.slice(0, LONGEST_LINE + 1)
  const parts = read.trim().toLowerCase().split(/\s+/)
  const isLine = parts[0] !== '' && line.length <= LONGEST_LINE && WRITABLE.test(read)
  if (!isLine) throw badActionRefusal(parts)
  return parts
}

/** Splits a text into its lines, at `;` and line ends. Drops empty lines; an empty text gives one empty line. */
export function splitAtSemicolonsAndLineEnds(text: string): readonly string[] {
  const parts = text.split(/[;\r\n]/).map(part => part.trim())
  const lines = parts.filter(part => part !== '')
  return lines.length > 0 ? lines : ['']
}

/** The refusal of a line that is no action, with the line's first 40 characters. */
export function badActionRefusal(parts: readonly string[]): Refusal {
  return new Refusal('BAD_ACTION', { line: parts.join(' ').slice(0, 40) })
}

/** The name of a cell by file and rank: `a1` is at the bottom left. */
export function cellName(columnIndex: number, rowIndex: number): string {
  return String.fromCharCode(97 + columnIndex) + (rowIndex + 1)
}

const CELL = /^[a-z][1-9][0-9]*$/

/** Whether a text has the form of a cell's name; whether a table has that cell is not checked. */
export function looksLikeCellName(text: string): boolean {
  return CELL.test(text)
}

/** Parses the cards picked with an action, such as `-7 -9`; null if a token isn't such a card. */
export function parseDashPrefixedPicks<Card>(
  tokens: readonly string[],
  readCard: (text: string) => Card | null
): Card[] | null {
  const picks: Card[] = []
  for (const token of tokens) {
    const card = token.startsWith('-') ? readCard(token.slice(1)) : null
    if (card === null) return null
    picks.push(card)
  }
  return picks
}

export function formatDashPrefixedPicks(cards: readonly (string | number)[]): string {
  let text = ''
  for (const card of cards) text += ` -${card}`
  return text
}

import { LINES } from '../../schema/wire/limits.ts'
import { typedLine } from '../match/typed.ts'

const DASHES = /[\u2010-\u2015\u2212\ufe63\uff0d]/g
// What mail programs add where they take a card on a cell for an address.
const ADDRESSES = /\s?<(mailto:|https?:)[^<>]*>/gi
/** A suggestion of a list that a mail program has broken before its line, and the link that stands below it. */
const BROKEN_ROW = /^([ \t]*#?[1-9][.):] [^[\]\n;]*)\n[ \t]*(?=[^[\]\n;]*\[[^[\]\n]*\])/gm
const LINK_ROW = /^[ \t]*<?https?:\/\/\S+>?[ \t\r]*$/gm
const MARKS = `"'*_\`“”„«»‘’`

/**
 * The lines of the game in what somebody wrote, parted by `;` or by line ends. A greeting before them and a goodbye after
 * them are none; whatever else stands there is taken for a line, and nothing is played that stands behind a wrong one.
 */
export function linesIn(text: string, isLine: (part: string) => boolean): readonly string[] {
  const rows = text
    .replace(BROKEN_ROW, '$1 ')
    .replace(LINK_ROW, '')
    .split('\n')
    .map(row => row.split(';').map(tidied))
  const lines: string[] = []
  let isParted = false
  for (const [at, parts] of rows.entries()) {
    const said = parts.filter(part => part !== '')
    const isWords = said.length > 0 && !said.some(part => /\d/.test(part) || isLine(part))
    if (isWords && (lines.length > 0 ? isParted : isGreeting(said, rows.slice(at + 1), isLine))) {
      if (lines.length > 0) break
      continue
    }
    lines.push(...said)
    isParted = said.length === 0
  }
  // Whoever writes more has sent us something else.
  return lines.slice(0, LINES + 1)
}

/** Only before something that can be played: alone it may be a line that was mistyped. */
function isGreeting(
  [said = '']: readonly string[],
  rest: readonly (readonly string[])[],
  isLine: (part: string) => boolean
): boolean {
  const next = rest.flat().find(part => part !== '')
  return /[,!.:)\p{Extended_Pictographic}]$/u.test(said) && next !== undefined && isLine(next)
}

/** More marks than any letter has: to put them in order takes time by their square. */
const MARKS_OF_LETTERS = /(\p{M}{4})\p{M}+/gu

/** As it would have been typed at a page: plain signs, no marks around it, no full stop that a telephone has set. */
function tidied(part: string): string {
  const letters = part.replace(MARKS_OF_LETTERS, '$1').normalize('NFKC')
  const plain = letters.replace(DASHES, '-').replace(ADDRESSES, '').replace(/\s+/g, ' ').trim()
  const typed = typedLine(unwrapped(plain))
  return /^[^,!:)]*\.$/.test(typed) && /\d|^\S+\.$/.test(typed) ? typed.slice(0, -1).trim() : typed
}

/** Without the marks that it stands between. By hand: an expression for both ends tries every start with every end. */
function unwrapped(text: string): string {
  let start = 0
  while (start < text.length && MARKS.includes(text.charAt(start))) start++
  if (start === 0) return text
  let end = text.length
  while (end > start && MARKS.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

import * as fc from 'fast-check'

const KINDS = ['put', 'double', 'exchange', 'drop', 'turn', 'part', 'number', 'letter', 'column', 'alike'] as const
const MOST_CHANGES = 3

/** What is done to a line, where, and with what, as far as that kind needs it. */
interface Change {
  readonly kind: (typeof KINDS)[number]
  readonly place: number
  readonly other: number
  readonly word: string
  readonly part: string
  readonly number: string
  readonly letter: string
  readonly column: string
  readonly alike: (typeof ALIKE)[number]
}

/** What numbers are not written like, or seldom reach. */
const NUMBERS = ['', '0', '07', '+7', '-1', '1e1', '1.0', '8', '9', '10', '99', '9007199254740993', '٧', '７']
/** The last ones are off most tables. */
const COLUMNS = ['a', 'd', 'j', 'z']
const LETTERS = ['@', '>', '-', '*', '_', '/', 'z', 'İ', 'ß', 'é', 'ａ', '–', '🏝', '\0', '\u{ad}', '\u{200b}']
/** What others might take for it: the long s has S as its capital, the sign for Kelvin k as its small letter. */
const ALIKE: readonly [RegExp, string][] = [
  [/s/i, 'ſ'],
  [/k/i, '\u{212a}'],
  [/i/i, 'ı'],
  [/-/, '−'],
  [/7/, '７']
]
const SPACES = [' ', '  ', '\t', '\n', '\r\n', '\v', '\f', '\u{a0}', '\u{2003}', '\u{2028}', '\u{202f}', '\u{feff}']

/** What makes a line an odd one: parts of it exchanged, left out, put in, doubled or misspelled, by the words of others. */
export function oddities(lines: readonly string[]): fc.Arbitrary<(line: string) => string> {
  const words = [...new Set(lines.flatMap(line => line.split(' ')))]
  const parts = [...new Set(words.flatMap(word => word.match(/\w+/g) ?? []))]
  const change = fc.record<Change>({
    kind: fc.constantFrom(...KINDS),
    place: fc.nat(),
    other: fc.nat(),
    word: fc.oneof(fc.constantFrom(...words), fc.constantFrom(...parts)),
    part: fc.constantFrom(...parts),
    number: fc.constantFrom(...NUMBERS),
    letter: fc.constantFrom(...LETTERS),
    column: fc.constantFrom(...COLUMNS),
    alike: fc.constantFrom(...ALIKE)
  })
  return fc
    .array(change, { maxLength: MOST_CHANGES })
    .map(changes => line => changes.reduce<readonly string[]>(changed, line.split(' ')).join(' '))
}

/** Ways to spell a line that all mean the same: letters large or small, and white space of any kind. */
export const spellings: fc.Arbitrary<(line: string) => string> = fc
  .record({
    large: fc.array(fc.boolean(), { minLength: 1 }),
    spaces: fc.array(fc.constantFrom(...SPACES), { minLength: 1 }),
    isSpread: fc.boolean()
  })
  .map(({ large, spaces, isSpread }) => line => {
    const spread = isSpread ? ` ${line} ` : line
    return spread
      .replaceAll(/[a-z]/gi, (letter, at) => (large[within(large, at)] ? letter.toUpperCase() : letter.toLowerCase()))
      .replaceAll(' ', (_, at) => spaces[within(spaces, at)] ?? ' ')
  })

function changed(tokens: readonly string[], change: Change): readonly string[] {
  const { kind, place, other, word } = change
  const at = within(tokens, place)
  switch (kind) {
    case 'put':
      return tokens.toSpliced(at, 0, word)
    case 'double':
      return tokens.toSpliced(at, 0, tokens[within(tokens, other)] ?? '')
    case 'exchange':
      return tokens.toSpliced(at, 1, word)
    case 'drop':
      return tokens.toSpliced(at, 1)
    case 'turn':
      return [...tokens.slice(at), ...tokens.slice(0, at)]
    default:
      return tokens.map((token, index) => (index === at ? misspelled(token, change) : token))
  }
}

function misspelled(token: string, { kind, other, part, number, letter, column, alike }: Change): string {
  switch (kind) {
    case 'part':
      return exchanged(token, /\w+/g, other, part)
    case 'number':
      return exchanged(token, /\d+/g, other, number)
    case 'letter':
      return exchanged(token, /(?=.)|$/g, other, letter)
    case 'column':
      return exchanged(token, /[a-z](?=\d)/gi, other, column)
    default:
      return token.replace(...alike)
  }
}

/** One of the parts of a text by another. */
function exchanged(text: string, parts: RegExp, which: number, put: string): string {
  const found = [...text.matchAll(parts)]
  const part = found[within(found, which)]
  return part ? text.slice(0, part.index) + put + text.slice(part.index + part[0].length) : text
}

function within(list: readonly unknown[], place: number): number {
  return list.length > 0 ? place % list.length : 0
}

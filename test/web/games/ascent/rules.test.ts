import { completeOptions } from '../../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { VALUES_WITH_IBEX_COPY } from '../../../../engine/ascent/mountain/icons.ts'
import { ascent } from '../../../../engine/ascent/index.ts'
import { PANORAMA_SEQUENCES, formatSequence } from '../../../../engine/ascent/mountain/panoramas.ts'
import type { Options } from '../../../../engine/game.ts'
import { rulesIn } from '../../../../web/games/ascent/said/rules.ts'
import { languages } from '../../../../web/games/ascent/words/index.ts'
import { each } from '../../../../web/games/each.ts'
import { inEach } from '../../../../web/words/languages.ts'

const { en, fr, de } = inEach(languages, ({ chapters, lines, modules }) =>
  rulesIn(
    Object.assign({}, chapters, ...Object.values(each(modules, 'rules'))),
    lines,
    Object.assign({}, ...Object.values(each(modules, 'lines'))),
    Object.assign({}, ...Object.values(each(modules, 'acts')))
  )
)

const MODULES: readonly Options[] = [
  {},
  { greenPath: true },
  { documentary: true, sequences: 4 },
  { wildlife: true },
  { greenPath: true, documentary: true, sequences: 5, wildlife: true }
]
const SETUPS = [1, 2, 3, 4, 5].flatMap(seats =>
  MODULES.flatMap(modules => (seats > 1 ? ['strict', 'open'] : [3, 0]).map(last => [seats, modules, last] as const))
)

function options(seats: number, modules: Options, last: string | number): Options {
  return completeOptions(ascent, { ...modules, ...(seats > 1 ? { talk: last } : { hooks: last }) }, seats)
}

function text(of: Options, seats: number, rules = en): string {
  return rules(of, seats)
    .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join('\n')
}

const shape = (sections: ReturnType<typeof en>) => sections.map(({ paragraphs }) => paragraphs.length)
const marks = (of: string) => (of.match(/\b[a-i][1-9]\b|\d+|(?<= )-\w+|[GSR]\d+\*?/g) ?? []).sort()

describe.each(SETUPS)('the rules for %i with %j and %s', (seats, modules, last) => {
  const of = options(seats, modules, last)

  test('say the same in every language', () => {
    for (const rules of [fr, de]) expect(shape(rules(of, seats))).toEqual(shape(en(of, seats)))
  })

  test.each([en, fr, de])('name the same numbers and lines in every language', rules => {
    expect(marks(text(of, seats, rules))).toEqual(marks(text(of, seats)))
  })

  test.each([en, fr, de])('leave no paragraph empty or open', rules => {
    for (const { heading, paragraphs } of rules(of, seats)) {
      expect(heading).toMatch(/^\p{Lu}.*[^.]$/u)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[\p{Lu}\d-].*\.$|^.*G3\*\.$/u)
    }
  })
})

const ALL = options(2, { greenPath: true, documentary: true, wildlife: true }, 'strict')
const BASE = options(2, {}, 'strict')
const ALONE = options(1, { wildlife: true }, 2)

test('the rules for one speak of nobody else', () => {
  expect(text(ALONE, 1)).not.toMatch(/everybody|all of you|you have all|next player|Nobody|Silence/)
  expect(text(ALONE, 1, fr)).not.toMatch(/chacun a|vous avez|suivant\b|silence/i)
  expect(text(ALONE, 1, de)).not.toMatch(/habt ihr|ihr habt|euch\b|der Nächste|Schweigen/)
})

test('what may be done in a turn is what the match has', () => {
  expect(text(BASE, 2)).toContain(
    'place a mountain card, lay a Bridge, light a Campfire, discard two cards, or place the Summit.'
  )
  expect(text(ALONE, 1)).toContain('discard two cards, lead a herd, use a Grappling hook, or place the Summit.')
  expect(text(ALONE, 1, fr)).toContain('mener un troupeau, lancer un grappin ou poser le Sommet.')
  expect(text(ALONE, 1, de)).toContain('eine Herde führen, einen Kletterhaken benutzen oder den Gipfel legen.')
})

test('a goal that is out of reach is spoken of where there is one', () => {
  expect(text(BASE, 2)).not.toContain('it is lost at once')
  for (const goal of MODULES.slice(1)) expect(text(options(2, goal, 'strict'), 2)).toContain('it is lost at once')
})

test('a module that is off is not explained', () => {
  expect(text(BASE, 2)).not.toMatch(/herd|hiker|film|Panoramas,|hook/i)
  expect(text(BASE, 2, fr)).not.toMatch(/troupeau|randonneuse|film|grappin/i)
  expect(text(BASE, 2, de)).not.toMatch(/Herde|Wanderin|film|haken/i)
})

test('only those who play alone have hooks, as many as they chose', () => {
  expect(text(ALONE, 1)).toContain('You begin with this many: 2.')
  expect(text(ALL, 2)).not.toMatch(/hook/i)
})

test('the sequences are as many as were chosen', () => {
  const five = options(3, { documentary: true, sequences: 5 }, 'strict')
  expect(text(five, 3)).toContain('Of the ten Panoramas, 5 lie face up')
})

const isTold = (line: string, parts: readonly string[]) => parts.every(part => line.includes(part))

test('what stands in for unknown data is marked as ours, and is what is played', () => {
  for (const [rules, mark] of [
    [en, 'Our ruling: '],
    [fr, 'Notre choix\u00a0: '],
    [de, 'Unsere Regelung: ']
  ] as const) {
    const marked = text(ALL, 2, rules)
      .split('\n')
      .filter(line => line.startsWith(mark))
    const [film, ...others] = marked.filter(line => isTold(line, VALUES_WITH_IBEX_COPY.map(String)))
    expect(film && isTold(film, PANORAMA_SEQUENCES.map(formatSequence))).toBe(true)
    expect(others).toHaveLength(1)
  }
})

test('what is ours is marked as ours', () => {
  expect(text(ALL, 2).match(/Our ruling: /g)).toHaveLength(15)
  expect(text(ALL, 2, fr).match(/Notre choix\u00a0: /g)).toHaveLength(15)
  expect(text(ALL, 2, de).match(/Unsere Regelung: /g)).toHaveLength(15)
})

test('a table that chose open talk is not asked for silence', () => {
  const open = options(2, {}, 'open')
  expect(text(open, 2)).toContain('you may say whatever you like')
  expect(text(open, 2)).not.toContain('without a word')
})

test.each(['G7@b2', 'G7@b2 -S3 -BR', 'BR@b1', 'FG@a1>b2 -S3', '-G7 -S3', 'SU', 'herd b1 b2 a3 -S3 -G7', 'hook'])(
  'the line %s stands in the rules and can be read',
  line => {
    for (const rules of [en, fr, de]) expect(text(ALONE, 1, rules)).toContain(line)
    expect(ascent.format(ascent.parse(line))).toBe(line)
  }
)

import { describe, expect, test } from 'vitest'
import { findGame } from '../../engine/catalogue.ts'
import { rules as moreDe } from '../../web/games/tranquility/beyond/rules/de.ts'
import { rules as moreEn } from '../../web/games/tranquility/beyond/rules/en.ts'
import { rules as moreFr } from '../../web/games/tranquility/beyond/rules/fr.ts'
import { rules as de } from '../../web/games/tranquility/rules/de.ts'
import { rules as en } from '../../web/games/tranquility/rules/en.ts'
import { rules as fr } from '../../web/games/tranquility/rules/fr.ts'
import { SETUPS } from './setups.ts'

const game = findGame('tranquility')
const tables = [1, 2, 3, 4, 5].flatMap(seats => ['strict', 'open'].map(talk => [seats, talk] as const))
const text = (seats: number, talk = 'strict', rules = en) => {
  return rules({ talk }, seats)
    .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join('\n')
}

const shape = (sections: ReturnType<typeof en>) => sections.map(({ paragraphs }) => paragraphs.length)
const marks = (of: string) => (of.match(/\b[a-f][1-6]\b|\d+|(?<= )-\d+/g) ?? []).sort()

describe.each(tables)('the rules for %i with talk %s', (seats, talk) => {
  test('say the same in every language', () => {
    for (const rules of [fr, de]) expect(shape(rules({ talk }, seats))).toEqual(shape(en({ talk }, seats)))
  })

  test.each([en, fr, de])('name the same numbers and lines in every language', rules => {
    expect(marks(text(seats, talk, rules))).toEqual(marks(text(seats, talk)))
  })

  test.each([en, fr, de])('leave no paragraph empty or open', rules => {
    for (const { heading, paragraphs } of rules({ talk }, seats)) {
      expect(heading).toMatch(/^\p{Lu}.*[^.]$/u)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[\p{Lu}\d-].*\.$|^(start|give) .*\.$/u)
    }
  })
})

test('the rules for one speak of nobody else', () => {
  expect(text(1)).not.toMatch(/everybody|all of you|together|offer|next player|Silence/)
  expect(text(1, 'strict', fr)).not.toMatch(/chacun a|ensemble|propos|suivant|silence/i)
  expect(text(1, 'strict', de)).not.toMatch(/gemeinsam|Angebot|ihr |Nächste|Schweigen/)
})

test('only two players draw two cards more for the Start', () => {
  expect([2, 3, 4, 5].filter(seats => text(seats).includes('two more cards'))).toEqual([2])
})

test('a table that chose open talk is not asked for silence', () => {
  expect(text(3, 'open')).toContain('you may say whatever you like')
  expect(text(3, 'open')).not.toContain('without a word')
})

test('what is ours is marked as ours', () => {
  expect(text(3).match(/Our ruling: /g)).toHaveLength(4)
  expect(text(3, 'strict', fr).match(/Notre choix\u00a0: /g)).toHaveLength(4)
  expect(text(3, 'strict', de).match(/Unsere Regelung: /g)).toHaveLength(4)
})

test.each(['23@e4', '23@e4 -7 -9', '-7 -9', 'start', 'finish', 'give 3 -7 -9 -12', 'give 0', 'withdraw'])(
  'the line %s stands in the rules and can be read',
  line => {
    for (const rules of [en, fr, de]) expect(text(3, 'strict', rules)).toContain(line)
    expect(game?.write(game.read(line))).toBe(line)
  }
)

const all = (sections: ReturnType<typeof en>) =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n')
const MORE = { en: moreEn, fr: moreFr, de: moreDe }

describe.each(Object.entries(SETUPS))('the rules with %s', (_, { seats, options }) => {
  const own = all(moreEn(options, seats))

  test('say the same in every language', () => {
    for (const rules of [moreFr, moreDe]) {
      expect(shape(rules(options, seats))).toEqual(shape(moreEn(options, seats)))
      expect(marks(all(rules(options, seats)))).toEqual(marks(own))
    }
  })

  test('show every ruling of ours', () => {
    const count = own.match(/Our ruling: /g)?.length
    expect(count).toBeGreaterThan(0)
    expect(all(moreFr(options, seats)).match(/Notre choix\u00a0: /g)).toHaveLength(count ?? 0)
    expect(all(moreDe(options, seats)).match(/Unsere Regelung: /g)).toHaveLength(count ?? 0)
  })

  test('speak of no other module or variant', () => {
    const NAMES = [
      'Jagged Rocks',
      'Sea Monsters',
      'Storm & Compass',
      'Wild cards',
      'High Arch',
      'Pyramid',
      'Day & Night'
    ]
    const headings = moreEn(options, seats).map(({ heading }) => heading)
    const { variant = 'standard', rocks, monsters, storms, wilds } = options
    const wanted = [
      rocks,
      monsters,
      storms,
      wilds,
      variant === 'high_arch',
      variant === 'pyramid',
      variant === 'day_night'
    ]
    expect(NAMES.filter(name => headings.includes(name))).toEqual(NAMES.filter((_, at) => wanted[at]))
  })
})

test.each([
  ['rocks 4', { rocks: true }],
  ['keep -7 -9', { rocks: true }],
  ['M@e4', { monsters: 3 }],
  ['storm -7 -9', { storms: true }],
  ['compass P1', { storms: true }],
  ['give 3 -7 blind', { storms: true }],
  ['W41@f2', { wilds: true }],
  ['turn e4 -7', { variant: 'day_night' }],
  ['pay -7 -9', { variant: 'pyramid' }],
  ['clear c1', { variant: 'pyramid' }],
  ['J41@d4', { variant: 'pyramid' }],
  ['exchange', { variant: 'competitive' }]
])('the line %s stands in the rules and can be read', (line, options) => {
  for (const rules of Object.values(MORE)) expect(all(rules(options, 2))).toContain(line)
  expect(game?.write(game.read(line))).toBe(line)
})

test('islands that are left out are counted, in the base game too', () => {
  expect(all(en({ removal: 'triton' }, 2))).toContain('6 islands were taken out')
  expect(all(en({ removal: 'none' }, 2))).not.toContain('taken out')
})

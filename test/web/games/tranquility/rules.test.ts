import { describe, expect, test } from 'vitest'
import { findGame } from '../../../../engine/catalogue.ts'
import type { Options } from '../../../../engine/game.ts'
import { rulesIn } from '../../../../web/games/tranquility/said/rules.ts'
import { each } from '../../../../web/games/each.ts'
import { languages } from '../../../../web/games/tranquility/words/index.ts'
import { inEach } from '../../../../web/words/languages.ts'
import { SETUPS } from './setups.ts'

const game = findGame('tranquility')
const { en, fr, de } = inEach(languages, ({ rules, modules }) =>
  rulesIn(rules, each(modules, 'rules'), each(modules, 'line'))
)
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

test.each(Object.values(SETUPS))('that all is turned up at the end is said at every table', ({ options }) => {
  for (const seats of [1, 2]) expect(all(en({ ...options, talk: 'open' }, seats))).toContain('turned face up')
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
    expect(game?.format(game.parse(line))).toBe(line)
  }
)

const all = (sections: ReturnType<typeof en>) =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n')

describe.each(Object.entries(SETUPS))('the rules with %s', (_, { seats, options }) => {
  const own = all(en(options, seats))

  test('say the same in every language', () => {
    for (const rules of [fr, de]) {
      expect(shape(rules(options, seats))).toEqual(shape(en(options, seats)))
      expect(marks(all(rules(options, seats)))).toEqual(marks(own))
    }
  })

  test('show every ruling of ours', () => {
    const count = own.match(/Our ruling: /g)?.length
    expect(count).toBeGreaterThan(0)
    expect(all(fr(options, seats)).match(/Notre choix\u00a0: /g)).toHaveLength(count ?? 0)
    expect(all(de(options, seats)).match(/Unsere Regelung: /g)).toHaveLength(count ?? 0)
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
    const headings = en(options, seats).map(({ heading }) => heading)
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

function rulings(options: Options, seats: number): readonly string[] {
  return en(options, seats).flatMap(({ paragraphs }) => paragraphs.filter(one => one.startsWith('Our ruling: ')))
}

const STORMY = { rocks: true, monsters: 3, storms: true, wilds: true }

// The rulings of RULES.md, each in every set-up that it belongs to, and in no other.
test.each<[number, string, Options, number, Options, number]>([
  [1, 'no rule sheet says how the 6 are split', { storms: true }, 3, { rocks: true }, 3],
  [4, 'chance decides who gets one more', {}, 2, {}, 1],
  [4, 'chance decides who gets one more', { variant: 'high_arch' }, 2, { variant: 'high_arch' }, 1],
  [4, 'chance decides who gets one more', { variant: 'pyramid' }, 3, { variant: 'competitive' }, 2],
  [5, 'before any Storm', { storms: true }, 2, { storms: true }, 1],
  [6, 'One drawn in an opening hand works too', { storms: true }, 1, { wilds: true }, 1],
  [8, 'fewer than eight cards, the match is lost', {}, 4, { variant: 'high_arch' }, 4],
  [10, 'the 4 rows must be full at once', { rocks: true }, 2, { storms: true }, 2],
  [12, 'what is spent is out of the game', { storms: true }, 2, { variant: 'day_night' }, 2],
  [13, 'A whole hand has 2 cards at least', { storms: true }, 2, { monsters: 3 }, 2],
  [13, 'must not hold a Sea Monster', { storms: true, monsters: 3 }, 2, { storms: true }, 2],
  [14, '2 cells wide and 3 high', { variant: 'high_arch' }, 2, {}, 2],
  [15, 'since we could not find a picture', { variant: 'pyramid' }, 1, { variant: 'high_arch' }, 1],
  [16, 'put aside, replaced and shuffled back in', { variant: 'day_night' }, 2, { variant: 'pyramid' }, 2],
  [17, 'who begins and who owns the day', { variant: 'competitive' }, 2, {}, 2],
  [29, 'draw again in the order of the seats', {}, 3, {}, 1],
  [30, 'A hand above its limit is kept', { storms: true }, 1, { rocks: true }, 1],
  [32, 'Anyone who holds only 1 card cannot keep them', { rocks: true }, 1, { monsters: 3 }, 1],
  [34, 'a Finish that fails costs no turn', { monsters: 3 }, 2, { rocks: true }, 2],
  [35, 'a Finish is all that you could play', { monsters: 3 }, 2, { storms: true }, 2],
  [36, 'any player may spend a Compass, without a vote', { storms: true }, 2, { wilds: true }, 2],
  [37, 'as long as a Compass could change that', { storms: true }, 2, { wilds: true }, 2],
  [37, 'Wild cards of the player who is stuck', { storms: true, wilds: true }, 2, { storms: true }, 2],
  [38, 'draws up only at their next draw', { storms: true }, 2, { monsters: 3 }, 2],
  [39, 'where no row has an empty cell, it is gone', { storms: true }, 2, { rocks: true }, 2],
  [39, 'share a row with the Jagged Rocks', { storms: true, rocks: true }, 2, { storms: true }, 2],
  [40, 'restricts neither discarding nor anything else', { storms: true }, 2, { rocks: true }, 2],
  [41, 'once for each Start, and 2 of them', { storms: true }, 2, { rocks: true }, 2],
  [42, 'takes no Sea Monster', { storms: true, monsters: 3 }, 2, { storms: true }, 2],
  [43, 'becomes full once more', { storms: true, monsters: 3 }, 2, { monsters: 3 }, 2],
  [44, 'among the discards', { wilds: true }, 2, { storms: true }, 2],
  [44, 'it counts with its number', { wilds: true, storms: true }, 2, { wilds: true }, 2],
  [45, 'nobody is ever forced', { wilds: true }, 2, { storms: true }, 2],
  [45, 'may be played as a Sea Monster', { wilds: true, monsters: 3 }, 2, { wilds: true }, 2],
  [46, 'does not count among the extra cards', { storms: true }, 2, { storms: true }, 3],
  [47, 'no price between them and the roof', { variant: 'high_arch' }, 2, { variant: 'pyramid' }, 2],
  [48, 'nothing is paid after a Storm', { variant: 'pyramid' }, 2, STORMY, 2],
  [49, 'judged before the Explorer card is turned up', { variant: 'pyramid' }, 2, STORMY, 2],
  [50, 'turns up another Explorer card', { variant: 'pyramid' }, 2, STORMY, 2],
  [51, 'one under a Storm does not count as filled', { variant: 'pyramid' }, 2, STORMY, 2],
  [53, 'only if your hand has none left', { variant: 'pyramid' }, 2, STORMY, 2],
  [54, 'Without the right halves a Finish is refused', { variant: 'day_night' }, 2, STORMY, 2],
  [56, 'Anyone who can do nothing passes', { variant: 'competitive' }, 2, STORMY, 2],
  [57, 'their numbers need not follow each other, and each counts once', { variant: 'competitive' }, 2, STORMY, 2],
  [58, 'left out in this variant, too', { variant: 'pyramid', removal: 'triton' }, 2, { removal: 'triton' }, 2],
  [59, 'even when it can no longer be won', STORMY, 2, { variant: 'competitive' }, 2],
  [60, 'ten and eight are ours', STORMY, 1, STORMY, 2],
  [60, 'Sea Monsters do not count among the ten', { monsters: 3 }, 1, { storms: true }, 1]
])('ruling %i is shown where it counts: %s', (_, words, on, seats, off, others) => {
  expect(rulings(on, seats).filter(one => one.includes(words))).toHaveLength(1)
  expect(rulings(off, others).filter(one => one.includes(words))).toEqual([])
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
  for (const rules of [en, fr, de]) expect(all(rules(options, 2))).toContain(line)
  expect(game?.format(game.parse(line))).toBe(line)
})

test('islands that are left out are counted, in the base game too', () => {
  expect(all(en({ removal: 'triton' }, 2))).toContain('6 islands were taken out')
  expect(all(en({ removal: 'none' }, 2))).not.toContain('taken out')
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../../../engine/catalogue.ts'
import type { Facts } from '../../../../engine/game.ts'
import { ENDS, EVENTS, PHRASES } from '../../../../engine/tranquility/codes.ts'
import type { MoreEnd, MoreEvent } from '../../../../engine/tranquility/modules/slices.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { SERVICE_CODES } from '../../../../schema/wire/failure.ts'
import { pageGame } from '../../../../web/games/catalogue.ts'
import { islands } from '../../../../web/games/tranquility/modules/islands/index.ts'
import { sentences } from '../../../../web/games/tranquility/said/sentences.ts'
import { languages } from '../../../../web/games/tranquility/words/index.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'

const SENTENCE = /^[\p{Lu}\d„“«].*[.?!]$/su

// Whatever a refusal may say; each sentence takes its own.
const FACTS: Facts = {
  card: '23',
  space: 'f8',
  terrain: 'W',
  what: 'M',
  firstDay: '2026-11-19',
  lastDay: '2027-01-18',
  cards: ['7', 'S'],
  cell: 'e4',
  against: '20',
  by: '9',
  due: 3,
  seconds: 60,
  can: 2,
  paid: 1,
  named: 1,
  count: 4,
  most: 2,
  least: 1,
  open: 1,
  short: 1,
  slot: 'b2',
  source: 'a1',
  target: 'b2',
  from: 'a1',
  to: 'a2',
  row: 4,
  line: '23@e4',
  price: 3,
  held: 1,
  value: 41,
  storm: 'Y1',
  name: 'Anna',
  colour: 'R',
  pair: 'RY',
  coral: 1,
  boats: 2,
  char: 'aO1',
  table: 4,
  coins: 3,
  beers: 2,
  takenAt: 1_790_000_000_000,
  freeAt: 1_790_000_000_000,
  game: 'chess'
}

const SCORE = { placed: 6, discarded: 9, inRuns: 4, longest: 4, points: 7 }

const ANY: readonly Facts[] = [{ seat: 0, cell: 'e4', side: 'night', count: 2, row: 4 }]

const MORE_FACTS: { readonly [type in MoreEvent]: readonly Facts[] } = {
  'set-aside': ANY,
  flipped: ANY,
  rotated: ANY,
  cleared: ANY,
  passed: ANY,
  'rocks-laid': ANY,
  'rocks-moved': ANY,
  'rocks-kept': ANY,
  'rocks-gone': ANY,
  'whole-hand': ANY,
  explorers: [{ left: 30 }],
  explored: ['storm', 'monster', 'start', 'rocks', 'kept'].flatMap(explorer => [
    { seat: 0, cell: 'c1', explorer, card: explorer === 'kept' ? 'J' : '23' },
    { seat: 0, cell: 'c1', explorer, ...(explorer !== 'kept' && { card: '23' }) }
  ]),
  'explorer-paid': [0, 1, 2].flatMap(count => [0, 1].map(unseen => ({ seat: 0, count, unseen }))),
  'row-laid': [{ row: ['1', '2'], left: 65, day: 1 }],
  took: [{ seat: 0, cards: ['5', '7'], laid: ['9'] }],
  exchanged: [{ seat: 0, cards: ['5', '7'] }],
  scored: [{ scores: [SCORE, SCORE] }],
  destroyed: [
    { seat: 0, card: '33', cell: 'e4' },
    { seat: 0, card: '33', cell: 'e4', with: 'W' }
  ],
  FINISH_MONSTER_HELD: [{ seats: [0, 1] }],
  stormed: [{ seat: 0, storm: 'O1' }],
  'storm-struck': [
    { seat: 0, storm: 'Y1', count: 2 },
    { seat: 0, storm: 'P1', row: 4 },
    { seat: 0, storm: 'O2' }
  ],
  'storm-left': [{ storm: 'P2' }],
  'compass-earned': [
    { seat: 0, by: 'start' },
    { seat: 0, by: 'row', row: 4 }
  ],
  'compass-spent': [
    { seat: 0, storm: 'Y1' },
    { seat: 0, storm: 'O1', with: 'W' }
  ]
}

const MORE_ENDS: { readonly [end in MoreEnd]: true } = { SCORED: true }

describe.each(LANGUAGES)('in %s', language => {
  test.each(games().flatMap(({ name, codes }) => [...codes, ...SERVICE_CODES].map(code => [name, code] as const)))(
    '%s has a sentence for %s',
    (game, code) => {
      const sentence = refusalSentence({ code, facts: FACTS, language, game })
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
    }
  )

  test.each(['rocks', 'P1', 'P2'])('a row is blocked by something with a name: %s', by => {
    const sentence = refusalSentence({ code: 'ROW_BLOCKED', facts: { row: 4, by }, language, game: 'tranquility' })
    expect(sentence).toMatch(/Jagged Rocks|Récifs|Schroffen Felsen|(Storm|Tempête|Sturm) P\d/)
  })

  test.each(EVENTS)('every event is told: %s, of oneself and of others', type => {
    const { event } = pageGame('tranquility').words[language]
    const facts: Facts = {
      seat: 0,
      first: 0,
      card: '23',
      cell: 'e4',
      paid: 1,
      count: 2,
      counts: [3, 5],
      piles: [38, 38],
      outcome: 'won',
      why: 'WIN'
    }
    for (const who of [() => null, () => 'Anna']) {
      const sentence = event({ type, facts }, who)
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(/undefined|null|NaN/)
    }
  })

  test.each(Object.entries(MORE_FACTS))(
    'every event of modules and variants is told: %s, of oneself and of others',
    (type, told) => {
      const { event } = pageGame('tranquility').words[language]
      for (const facts of told)
        for (const who of [() => null, () => 'Anna']) {
          const sentence = event({ type, facts }, who)
          expect(sentence).toMatch(SENTENCE)
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
        }
    }
  )

  test.each(games().map(({ name }) => name))('%s tells who would stop and who has resigned', game => {
    const { event } = pageGame(game).words[language]
    const told = ['agreed-to-stop', 'resigned'].flatMap(type =>
      [() => null, () => 'Anna'].map(who => event({ type, facts: { seat: 0 } }, who))
    )
    for (const sentence of told) expect(sentence).toMatch(SENTENCE)
    expect(new Set(told).size).toBe(4)
    expect(event({ type: 'constructor', facts: {} }, () => 'Anna')).toBe('')
  })

  test.each(['placed', 'started', 'finished'])('what a Wild or a Joker stood for is told: %s', type => {
    const { event } = pageGame('tranquility').words[language]
    const facts = { seat: 0, card: '41', cell: 'e4', paid: 0 }
    const plain = event({ type, facts }, () => 'Anna')
    const told = ['W', 'J'].map(card => event({ type, facts: { ...facts, with: card } }, () => 'Anna'))
    for (const sentence of told) {
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toBe(plain)
    }
  })

  test.each([0, 2])('an island that costs %s is announced alike, whatever the match is made of', price => {
    const { turn, modules } = languages[language]
    const now = { verb: 'place', card: '23', place: 'c1', price, picked: [], missing: price }
    const announced = pageGame('tranquility').words[language].doing(now)
    expect(announced).toBe(sentences(turn, [modules.islands.turn], [islands]).doing(now))
  })

  test.each([0, 2])('before an Explorer card, the price that follows is announced: %s', due => {
    const { doing } = pageGame('tranquility').words[language]
    const now = { verb: 'place', card: '23', place: 'c1', price: 0, picked: [], missing: 0 }
    const announced = doing({ ...now, ways: { kind: 'cell', at: { c1: 0 }, later: { c1: due } } })
    expect(announced).toMatch(SENTENCE)
    expect(announced).not.toBe(doing(now))
    expect(/2/.test(announced.replace('23', ''))).toBe(due === 2)
  })

  test('every end has a reason, and every phrase its words', () => {
    const { why, phrase } = pageGame('tranquility').words[language]
    for (const end of [...ENDS, ...Object.keys(MORE_ENDS)]) expect(why[end]).toMatch(SENTENCE)
    const said = PHRASES.map(name => phrase(`${name} 3`))
    for (const words of said) expect(words).toMatch(SENTENCE)
    expect(new Set(said).size).toBe(PHRASES.length)
  })

  test('one card is not told as several', () => {
    const { event, standing } = pageGame('tranquility').words[language]
    const one = event({ type: 'discarded', facts: { seat: 0, count: 1 } }, () => 'Anna')
    const two = event({ type: 'discarded', facts: { seat: 0, count: 2 } }, () => 'Anna')
    expect(one).not.toMatch(/cards|cartes|Karten/)
    expect(two).toMatch(/cards|cartes|Karten/)
    expect(standing({ players: [{ hand: 1, pile: 1 }] }, 0)).not.toMatch(/cards|cartes|Karten/)
  })
})

const french = globSync(['web/**/fr.ts', 'web/**/fr/*.ts'], { cwd: join(import.meta.dirname, '../../../..') })

test.each(french)('%s keeps French signs with their words', path => {
  const source = readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')
  // A line may break at a space, and must not begin with a colon or end with an opening quotation mark.
  expect(texts(source).filter(text => / [:;!?»]|« /.test(text))).toEqual([])
})

/** What stands between quotes in a source, without what is put into it. */
function texts(source: string): string[] {
  const found: string[] = []
  const within: string[] = []
  for (const [sign] of source.matchAll(/\\.|\$\{|[^]/gu)) {
    const mode = within.at(-1)
    const quoted = mode === "'" || mode === '`'
    if (sign === mode || (mode === '${' && sign === '}')) within.pop()
    else if ((!quoted && (sign === "'" || sign === '`')) || (mode === '`' && sign === '${')) {
      within.push(sign)
      found.push('')
    } else if (quoted) found.push(`${found.pop()}${sign}`)
  }
  return found
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../engine/catalogue.ts'
import type { Facts } from '../../engine/game.ts'
import { ENDS, EVENTS, PHRASES } from '../../engine/tranquility/codes.ts'
import { LANGUAGES, SERVICE_CODES } from '../../schema/wire.ts'
import { pageGame } from '../../web/games/catalogue.ts'
import { refusalSentence } from '../../web/words/refusals/index.ts'

const SENTENCE = /^[\p{Lu}\d„“«].*[.?!]$/su

// Whatever a refusal may say; each sentence takes its own.
const FACTS: Facts = {
  card: '23',
  cards: ['7', 'S'],
  cell: 'e4',
  against: '20',
  by: '9',
  due: 3,
  can: 2,
  paid: 1,
  named: 1,
  count: 4,
  most: 2,
  least: 1,
  open: 1,
  short: 1,
  row: 4,
  value: 41,
  storm: 'Y1',
  name: 'Anna',
  game: 'chess'
}

describe.each(LANGUAGES)('in %s', language => {
  test.each(games().flatMap(({ name, codes }) => [...codes, ...SERVICE_CODES].map(code => [name, code] as const)))(
    '%s has a sentence for %s',
    (game, code) => {
      const sentence = refusalSentence({ code, facts: FACTS, language, game })
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
    }
  )

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

  test('every end has a reason, and every phrase its words', () => {
    const { why, phrase } = pageGame('tranquility').words[language]
    for (const end of ENDS) expect(why[end]).toMatch(SENTENCE)
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

const french = globSync('web/**/{fr,*.fr}.ts', { cwd: join(import.meta.dirname, '../..') })

test.each(french)('%s keeps French signs with their words', path => {
  const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
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

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TERRAINS } from '../../../../engine/merchants/map/terrain.ts'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { INK, paint } from '../../../../web/games/merchants/text/paint.ts'
import { smallMap } from '../../../../web/games/merchants/text/small.ts'
import { capital, near } from '../../../../web/games/merchants/text/text.ts'
import { languages, words } from '../../../../web/games/merchants/words/index.ts'
import { turnMail } from '../../../../web/mail/index.ts'
import { seatText } from '../../../../web/text/index.ts'
import { suggest } from '../../../../web/text/suggestions.ts'
import { LINK, NOW, seenBy, setOut } from '../../afloat.ts'
import { contrast } from '../../mail/contrast.ts'
import { wellFormed } from '../../mail/well-formed.ts'
import { envelopeOf, standing, viewOf } from './realm.ts'

const UNSUBSCRIBE = 'https://boat.example/u/BAECAwQFBgcICQABAAABEBESExQVFhcYGRobHB0eHyA'

function mail(language: Language = 'en', where = '', lines = '') {
  const envelope = seenBy(standing(where, lines), 0, { language })
  return turnMail({ envelope, link: LINK, unsubscribe: UNSUBSCRIBE, language, zone: 'Europe/Paris', now: NOW })
}

const drawn = (where = '', lines = '') =>
  seatText({ envelope: envelopeOf(where, lines), link: LINK, language: 'en', now: NOW })

describe.each(LANGUAGES)('a turn (%s)', language => {
  const { html, text, subject } = mail(language)

  test('is well-formed, fetches nothing and runs nothing', () => {
    expect(wellFormed(html)).toEqual([])
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  })

  test('leaves nothing unsaid', () => {
    for (const part of [html, text, subject]) expect(part).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
  })

  test('parts the names of cards so that six stand side by side', () => {
    for (const terrain of TERRAINS) {
      const parts = languages[language].text.parted(terrain).split('\u00ad')
      expect(parts.join('')).toBe(words[language].card(terrain))
      expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(6)
    }
  })

  test('says what castles pay, where tiles and rocks lie, and what is in store', () => {
    const { castle, tiles, rocks, reserve } = languages[language].text
    const all = [castle('gems', 'c1', [5, 5, 4, 4, 3]), tiles('F', ['f7', 'e6']), rocks(['f3'])]
    for (const part of [html, text])
      for (const said of [...all, reserve('F 7, W 8, M 9, V 8, E 9', 2, 42)]) expect(part).toContain(capital(said))
  })
})

test('the map is drawn in characters, each row with its first space', () => {
  expect(drawn()).toContain(
    [
      'e9            .    .    Wa1  .    .',
      'd8          .    .    .    .    .    .',
      'c7       Ch   .    .    F    .    .    Wi',
      'b6     .    .    .    F    .    .    .    .',
      'a5  .    .    .    .    Me   .    .    .    .',
      'a4     .    .    .    V2   .    .    .    .',
      'a3       We   .    .    .    W    #    Cl',
      'a2          .    .    .    .    .    .',
      'a1            .    .    Ge   .    .'
    ].join('\n')
  )
})

test('where all stand together, they alone are drawn', () => {
  const text = seatText({ envelope: seenBy(setOut('merchants', 4, '7'), 0), link: LINK, language: 'en', now: NOW })
  expect(text).toContain(['e9            .    .    1234 .    .', 'd8          .    .    .    .    .    .'].join('\n'))
})

test('suggestions are few, and first of all those that lead far or lie near', () => {
  const lines = suggest(envelopeOf('', 'M@f8, M@e7, M@d7').choices, near(viewOf('', 'M@f8, M@e7, M@d7'))).map(
    ({ line }) => line
  )
  expect(lines).toHaveLength(9)
  expect(lines).toContain('go d7 -M')
  for (const card of ['F', 'M', 'V'])
    expect(lines.some(line => [`${card}@f9`, `${card}@h9`, `${card}@g8`].includes(line))).toBe(true)
  expect(lines).toContain('end')
})

test('what ends a turn, and what is sold, is told with what it brings', () => {
  expect(drawn('', 'M@f8, M@e7')).toContain('Your turn ends: you draw 2 cards.')
  const sale = drawn('phase sale; at c1 d4')
  for (const said of ['Sell your gems for 5 gold.', 'You keep your ware.']) expect(sale).toContain(said)
})

test('colours are those of the page by day, and letters stand out from each, at least seven to one', () => {
  const css = readFileSync(new URL('../../../../web/games/merchants/board/board.css', import.meta.url), 'utf8')
  for (const what of ['F', 'W', 'M', 'V', 'E', 'castle', 'warehouse', 'meadow']) {
    expect(css).toContain(`.${what} {\n  --ground: ${paint(what)};`)
    expect(contrast(paint(what), INK)).toBeGreaterThanOrEqual(7)
  }
  expect(contrast(paint('ROCK'), '#ffffff')).toBeGreaterThanOrEqual(7)
})

test('the small picture shows where tiles lie and merchants stand', () => {
  const pictures = ['', 'tiles f8M', 'at e5 d4'].map(where => smallMap(viewOf(where)))
  expect(new Set(pictures).size).toBe(3)
})

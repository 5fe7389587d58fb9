import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cloud9 } from '../../../../engine/cloud9/index.ts'
import type { Seat } from '../../../../engine/game.ts'
import { openMatch } from '../../../../engine/match.ts'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { INK, paint } from '../../../../web/games/cloud9/text/paint.ts'
import { words } from '../../../../web/games/cloud9/words/index.ts'
import { turnMail } from '../../../../web/mail/index.ts'
import { type Afloat, LINK, NOW, seenBy } from '../../afloat.ts'
import { contrast } from '../../mail/contrast.ts'
import { wellFormed } from '../../mail/well-formed.ts'
import { playAll, position } from '../../../engine/cloud9/position.ts'

const UNSUBSCRIBE = 'https://boat.example/u/BAECAwQFBgcICQABAAABEBESExQVFhcYGRobHB0eHyA'
const CARDS = ['G', 'P', 'R', 'Y', 'W', '-']

interface Sent {
  readonly language?: Language
  readonly seat?: Seat
  readonly lines?: string
}

/** What a seat is mailed at position B, with the odds, after some lines. */
function mail({ language = 'en', seat = 0, lines = '2 jump' }: Sent = {}) {
  const { match } = openMatch(cloud9, {}, 4, '5'.repeat(64))
  const { state, events } = playAll(position('odds'), lines)
  const afloat = { game: cloud9, match: { ...match, state }, lines: [{ seat: 2, events }] } as unknown as Afloat
  const envelope = seenBy(afloat, seat, { language })
  return turnMail({ envelope, link: LINK, unsubscribe: UNSUBSCRIBE, language, zone: 'Europe/Paris', now: NOW })
}

describe.each(LANGUAGES)('a turn (%s)', language => {
  const { html, text, subject } = mail({ language })

  test('is well-formed, fetches nothing and runs nothing', () => {
    expect(wellFormed(html)).toEqual([])
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  })

  test('leaves nothing unsaid', () => {
    for (const part of [html, text, subject]) expect(part).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
  })

  test('says what happened, what is at stake, what the pilot needs and holds, and how likely that is paid', () => {
    const { stakes, asks, chance, event } = words[language]
    const said = [
      event({ type: 'jumped', facts: { seat: 2, points: 4 } }, () => 'Chloé'),
      stakes(4, 6),
      asks(['G', 'R'], 4),
      chance(55)
    ]
    for (const sentence of said) for (const part of [html, text]) expect(part).toContain(sentence)
  })

  test('says of each answer what it does', () => {
    const { jump, stay, wait } = words[language].does
    for (const sentence of [jump, stay, words[language].does['jump-if-jumped'], wait])
      for (const part of [html, text]) expect(part).toContain(sentence)
  })

  test('names no card where lock screens show it', () => {
    const before = html.slice(0, html.indexOf('<h1'))
    for (const card of CARDS.slice(0, -1)) expect(subject + before).not.toContain(words[language].card(card))
  })
})

test('each answer has a link that prepares it, a passenger’s and the pilot’s', () => {
  expect(prepared(0)).toEqual(['jump', 'stay', 'jump if jumped', 'wait'])
  expect(prepared(1)).toEqual(['wait', 'colours', 'wild'])
})

test('what a seat has sealed stands in no other’s mail', () => {
  const [one, other] = ['2 jump, 1 colours', '2 jump, 1 wild'].map(lines => mail({ lines }))
  expect(other).toEqual(one)
})

test('colours are those of the page by day, and letters stand out from each, at least seven to one', () => {
  const css = readFileSync(new URL('../../../../web/games/cloud9/board/board.css', import.meta.url), 'utf8')
  for (const card of CARDS.slice(0, 4)) expect(css).toContain(`--${card}: ${paint(card)};`)
  for (const card of [...CARDS, 'none']) expect(contrast(paint(card), INK)).toBeGreaterThanOrEqual(7)
})

test('so do the shapes on the page, by day and by night', () => {
  const css = readFileSync(new URL('../../../../web/games/cloud9/board/board.css', import.meta.url), 'utf8')
  for (const scheme of css.split('prefers-color-scheme: dark')) {
    const colour = (name: string) => long(new RegExp(`--${name}: (#\\w+);`).exec(scheme)?.[1] ?? '')
    for (const card of CARDS.slice(0, 4)) expect(contrast(colour(card), colour('on-card'))).toBeGreaterThanOrEqual(7)
  }
})

/** The lines that the links of a seat’s mail prepare. */
function prepared(seat: Seat): readonly (string | undefined)[] {
  const links = mail({ seat }).html.matchAll(/#do=([^"]*)"/g)
  return [...links].map(([, line = '']) => decodeURIComponent(line).split(':')[1])
}

function long(colour: string): string {
  return colour.length === 4 ? colour.replaceAll(/\w/g, '$&$&') : colour
}

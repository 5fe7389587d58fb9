import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { SEA_CARDS } from '../../../../engine/reef/sea/cards.ts'
import { COLOURS, INK, paint } from '../../../../web/games/reef/text/paint.ts'
import { languages } from '../../../../web/games/reef/words/index.ts'
import { turnMail } from '../../../../web/mail/index.ts'
import { seatText } from '../../../../web/text/index.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { THEIRS } from '../../../engine/reef/position.ts'
import { LINK, NOW, seenBy } from '../../afloat.ts'
import { contrast } from '../../mail/contrast.ts'
import { wellFormed } from '../../mail/well-formed.ts'
import { envelopeOf, standing } from './sea.ts'

const UNSUBSCRIBE = 'https://boat.example/u/BAECAwQFBgcICQABAAABEBESExQVFhcYGRobHB0eHyA'

function mail(language: Language = 'en') {
  const envelope = seenBy(standing(), 0, { language })
  return turnMail({ envelope, link: LINK, unsubscribe: UNSUBSCRIBE, language, zone: 'Europe/Paris', now: NOW })
}

test('what is given without a choice is said, too', () => {
  const poor = envelopeOf({ seats: ['4 boats pe1 [-]', THEIRS] })
  const told = seatText({ envelope: poor, link: LINK, language: 'en', now: NOW })
  expect(told).toContain('buy c1>1 -pe')
  expect(told).toContain(`A red male from c1 settles on your coral 1. ${languages.en.turn.paid(['pe'])}`)
})

describe.each(LANGUAGES)('a turn (%s)', language => {
  const { html, text, subject } = mail(language)

  test('is well-formed, fetches nothing and runs nothing', () => {
    expect(wellFormed(html)).toEqual([])
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  })

  test('leaves nothing unsaid', () => {
    for (const part of [html, text, subject]) expect(part).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
  })

  test('calls no hand what lies open before a seat', () => {
    for (const part of [html, text]) {
      expect(part).toContain(languages[language].turn.hand)
      expect(part).not.toContain(seatWords[language].hand)
    }
  })

  test('says what lies beside the sea: what is wanted, both seats, worms and piles', () => {
    const { wanted, stock, piles } = languages[language].text
    const { card } = languages[language].turn
    for (const part of [html, text]) {
      expect(part).toContain(wanted(['RY', 'GG', 'BK', 'PP'].map(card).join(', '), 3))
      expect(part).toContain(piles(20, 4))
      expect(part).toContain(stock('').slice(0, 8))
    }
  })
})

test('what is no fish is written in few letters, and those are explained', () => {
  expect(mail('fr').html).toContain('co corail, sh requin, pe perle, ~ eau vide.')
})

test('the sea is drawn in characters, the viewer’s own row at the bottom, and nothing of what lies face down', () => {
  expect(drawn(0)).toContain(
    [
      '     a   b   c   d   e   f   g   h',
      '4   Yf   ~  Gm  co  Pf   ~  Kf  Bm',
      '3    #   #   #   #   #   #   #   #',
      '2    #   #   #   #   #   #   #   #',
      '1    ~   ~  Rm  co  Yf   ~  sh  pe'
    ].join('\n')
  )
  expect(drawn(1)).toContain('1    ~   ~  Rm  co  Yf   ~  sh  pe\n2 ')
})

test('colours are those of the page by day, and letters stand out from each, at least seven to one', () => {
  const css = readFileSync(new URL('../../../../web/games/reef/board/board.css', import.meta.url), 'utf8')
  for (const [colour, shade] of Object.entries(COLOURS)) expect(css).toContain(`--${colour}: ${shade};`)
  for (const card of [...SEA_CARDS, '#', undefined]) expect(contrast(paint(card), INK)).toBeGreaterThanOrEqual(7)
})

function drawn(viewer: 0 | 1): string {
  return seatText({ envelope: envelopeOf({}, viewer), link: LINK, language: 'en', now: NOW })
}

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CLANS } from '../../../../engine/pub/room/names.ts'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { FLOOR, INK, paint } from '../../../../web/games/pub/text/paint.ts'
import { languages } from '../../../../web/games/pub/words/index.ts'
import { turnMail } from '../../../../web/mail/index.ts'
import { seatText } from '../../../../web/text/index.ts'
import { seatWords, textWords } from '../../../../web/words/index.ts'
import { LINK, NOW, seenBy } from '../../afloat.ts'
import { contrast } from '../../mail/contrast.ts'
import { wellFormed } from '../../mail/well-formed.ts'
import { envelopeOf, ROOM, standing } from './room.ts'

const UNSUBSCRIBE = 'https://boat.example/u/BAECAwQFBgcICQABAAABEBESExQVFhcYGRobHB0eHyA'

function mail(language: Language = 'en') {
  const envelope = seenBy(standing(ROOM), 0, { language })
  return turnMail({ envelope, link: LINK, unsubscribe: UNSUBSCRIBE, language, zone: 'Europe/Paris', now: NOW })
}

function text(viewer: 0 | 1 | 'watcher', where = ROOM): string {
  return seatText({ envelope: envelopeOf(where, viewer), link: LINK, language: 'en', now: NOW })
}

describe.each(LANGUAGES)('a turn (%s)', language => {
  const { html, text: plain, subject } = mail(language)

  test('is well-formed, fetches nothing and runs nothing', () => {
    expect(wellFormed(html)).toEqual([])
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  })

  test('says what its figures are, and has no hand to show', () => {
    expect(html).toContain(languages[language].text.head('●'))
    for (const part of [html, plain]) expect(part).not.toContain(seatWords[language].hand)
  })

  test('has a line for each clan, and no words on the board that the night would make pale', () => {
    expect(html).toMatch(/<br\/?>a [^<]*<br\/?>b [^<]*<\/p>/)
    const board = html.slice(html.indexOf('<table aria-label'))
    expect(board.slice(0, board.indexOf('</table>'))).not.toContain('class="soft"')
  })

  test('leaves nothing unsaid', () => {
    for (const part of [html, plain, subject]) expect(part).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
  })

  test('shows every guest with its coins and beers, the dice, and each clan’s bank and stack', () => {
    const { clan, dice } = languages[language].text
    for (const part of [html, plain]) {
      for (const guest of ['aN1 2/2', 'aO1 3/1', 'bL1 1/0', 'bT 4/5']) expect(part).toContain(guest)
      expect(part).toContain(dice(3, 5, ''))
      expect(part).toContain(clan('b', '', 7, 15, ['L2', 'N1', 'N2', 'O1'], ['O2']).slice(-30))
    }
  })
})

test('the pub is drawn in characters, place by place from the door', () => {
  expect(text(0)).toContain(
    [
      '0 door     aN1 2/2',
      '1       o',
      '2          bT 4/5',
      '3       oo',
      '4          aO1 3/1  bL1 1/0  [innkeeper]',
      '5',
      '6',
      'Dice: A 3, B 5'
    ].join('\n')
  )
})

test('what may be done is told with what comes of it, and where it leads', () => {
  const can = text(0)
  for (const said of [
    'A: dwarf aN1 goes home, and you bank 2 beers.',
    'B: the innkeeper goes to table 5.',
    'A: orc aO1 goes to table 6.'
  ])
    expect(can).toContain(said)
})

test('a line that lies there is told with what came of it, and with the clans', () => {
  const events = [{ type: 'moved', facts: { char: 'aO1', from: 4, to: 6, dir: 'cw', steps: 2 } }]
  const draft = { line: 'move A aO1 cw', lines: 1, settlesAt: NOW + 60_000, events }
  const envelope = { ...envelopeOf(ROOM), draft }
  const told = seatText({ envelope, link: LINK, language: 'en', now: NOW })
  expect(told).toContain(`${textWords.en.draft(draft.line)}\nYour orc aO1 goes to table 6.\n`)
  expect(told).toContain('In the stack face down')
})

test('whoever watches sees the same pub, and can do nothing', () => {
  expect(text('watcher')).toContain('4          aO1 3/1  bL1 1/0  [innkeeper]')
  expect(text('watcher')).not.toContain('goes home')
})

test('colours are those of the page by day, and letters stand out from each, at least seven to one', () => {
  const css = readFileSync(new URL('../../../../web/games/pub/board/board.css', import.meta.url), 'utf8')
  for (const clan of CLANS) {
    expect(css).toContain(`--${clan}: ${paint(`${clan}T`)};`)
    expect(contrast(paint(`${clan}T`), INK)).toBeGreaterThanOrEqual(7)
  }
  expect(contrast(FLOOR, INK)).toBeGreaterThanOrEqual(7)
})

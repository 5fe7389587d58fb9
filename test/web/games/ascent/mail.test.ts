import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { paint, TERRAINS } from '../../../../web/games/ascent/text/paint.ts'
import { languages } from '../../../../web/games/ascent/words/index.ts'
import { turnMail } from '../../../../web/mail/index.ts'
import { LINK, NOW, seenBy } from '../../afloat.ts'
import { contrast } from '../../mail/contrast.ts'
import { wellFormed } from '../../mail/well-formed.ts'
import { MIDWAY, played, standing } from './mountain.ts'

const UNSUBSCRIBE = 'https://boat.example/u/BAECAwQFBgcICQABAAABEBESExQVFhcYGRobHB0eHyA'
const CARDS = ['G7', 'S3*', 'R12', 'FG', 'FS', 'FR', 'BR', 'SU']

function mail(language: Language = 'en') {
  const { entry } = played('1: R3', 'G5@b1 -SU -SU', { hand: 'G5 +4' })
  const envelope = { ...seenBy(standing(MIDWAY), 0, { language }), news: [{ ...entry, seat: 1 }] }
  return turnMail({ envelope, link: LINK, unsubscribe: UNSUBSCRIBE, language, zone: 'Europe/Paris', now: NOW })
}

describe.each(LANGUAGES)('a turn (%s)', language => {
  const { html, text, subject } = mail(language)

  test('is well-formed, fetches nothing and runs nothing', () => {
    expect(wellFormed(html)).toEqual([])
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  })

  test('leaves nothing unsaid', () => {
    for (const part of [html, text, subject]) expect(part).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
  })

  test('names no card where lock screens show it', () => {
    expect(subject).not.toMatch(/\d/)
    expect(html.slice(0, html.indexOf('<h1'))).not.toMatch(/\b[GSR]\d/)
  })
})

describe('the mountain in a mail', () => {
  const { html } = mail()
  const table = html.slice(html.indexOf('<table aria-label'))
  const rows = table.slice(0, table.indexOf('</table>')).split('<tr>').slice(1)

  test('has nine rows of bricks, each as wide as the page of a mail', () => {
    expect(rows).toHaveLength(10)
    for (const [above, row] of rows.slice(0, 9).entries()) {
      const spans = [...row.matchAll(/colspan="(\d+)"/g)].map(([, columns]) => Number(columns))
      expect(spans.reduce((sum, columns) => sum + columns, 0)).toBe(18)
      expect(spans.filter(columns => columns === 2).length).toBeGreaterThanOrEqual(above + 1)
    }
  })

  test('shows cards, adopted values and herds, and names what is empty', () => {
    for (const shown of ['>G10<', '>=5</span>', '>×2</span>', '>c4</span>']) expect(table).toContain(shown)
  })

  test('frames and underlines where something happened', () => {
    expect(rows[8]).toMatch(/border:2px solid[^>]*underline">S5/)
    expect(table.match(/text-decoration:underline">/g)).toHaveLength(1)
  })

  test('says below what is still to be reached', () => {
    const { greenPath, wildlife, documentary } = languages.en.modules
    const { path } = greenPath.turn.greenPath
    const { herds, herd } = wildlife.text
    const goals = [path(2), wildlife.turn.wildlife.reached(0), documentary.turn.documentary.filmed(1, 3)]
    expect(rows[9]).toContain(`${goals.join('. ')}.`)
    expect(rows[9]).toContain(herds([herd(1, 'e1'), herd(2, 'c2'), herd(1, 'a4')].join(', ')))
  })
})

test('terrains have the colours of the page by day', () => {
  const css = readFileSync(new URL('../../../../web/games/ascent/board/board.css', import.meta.url), 'utf8')
  for (const [terrain, name] of [
    ['G', 'grass'],
    ['S', 'snow'],
    ['R', 'rock']
  ] as const)
    expect(TERRAINS[terrain]).toBe(new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1])
})

test('numerals stand out from every card, at least seven to one', () => {
  for (const card of [undefined, ...CARDS]) expect(contrast(paint(card), '#13233a')).toBeGreaterThanOrEqual(7)
})

test('so they do on the page, by day and by night', () => {
  const [table, bridges] = ['board/board.css', 'modules/bridges/board.css'].map(path =>
    readFileSync(new URL(`../../../../web/games/ascent/${path}`, import.meta.url), 'utf8').split(
      'prefers-color-scheme: dark'
    )
  )
  for (const night of [0, 1]) {
    const scheme = `${table?.[night]}${bridges?.[night]}`
    const colour = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(scheme)?.[1] ?? ''
    for (const plain of ['grass', 'snow', 'rock', 'wood'])
      expect(contrast(colour(plain), long(colour('on-card')))).toBeGreaterThanOrEqual(7)
  }
})

function long(colour: string): string {
  return colour.length === 4 ? colour.replaceAll(/\w/g, '$&$&') : colour
}

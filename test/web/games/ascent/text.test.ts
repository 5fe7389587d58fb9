import { describe, expect, test } from 'vitest'
import { decideWithoutSettling } from '../../../../engine/match.ts'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { languages, words as wordsIn } from '../../../../web/games/ascent/words/index.ts'
import { readNumbered, seatText, suggestions } from '../../../../web/text/index.ts'
import { seatWords, textWords } from '../../../../web/words/index.ts'
import { LINK, NOW, seenBy } from '../../afloat.ts'
import { envelopeOf, MIDWAY, standing } from './mountain.ts'

const text = (envelope: Envelope, language: Language = 'en') => seatText({ envelope, link: LINK, language, now: NOW })
const midway = envelopeOf(MIDWAY)

const words = wordsIn.en
const { card } = words
const { text: told, modules } = languages.en

describe('a seat in characters', () => {
  test('draws the mountain, each card over two others, and names what is empty', () => {
    expect(text(midway)).toContain(
      [
        '9                             a9',
        '8                          a8    b8',
        '7                       a7    b7    c7',
        '6                    a6    b6    c6    d6',
        '5                G10    b5    c5    d5    e5',
        '4             S9*    R9    c4    d4    e4    f4',
        '3           G9    S8    R7    G7    e3    f3    g3',
        '2        R6    BR   G6*    S5  FR=5    G4    S4    h2',
        '1     G4    S5    R5   G3*   S3*    R2    G1    S2    BR'
      ].join('\n')
    )
  })

  test('says the same from the foot up, for ears', () => {
    const written = text(midway)
    const fire = `${card('FR')} (${words.campfires.worth(5)})`
    const second = [...['R6', 'BR', 'G6*', 'S5'].map(card), fire, ...['G4', 'S4'].map(card)]
    expect(written).toContain(told.row(2, second.join(', ')))
    expect(written).toContain(told.row(3, ['G9', 'S8', 'R7', 'G7'].map(card).join(', ')))
    expect(written).toContain(told.left(23))
    expect(text(envelopeOf('empty'))).toContain(`${told.bare} ${told.left(44)}`)
    expect(text(envelopeOf('FULL'))).toContain(told.full)
  })

  test('tells goals, sequences and herds', () => {
    const { greenPath, wildlife, documentary } = words
    const { herds, herd } = modules.wildlife.text
    for (const says of [
      greenPath.path(2),
      wildlife.reached(0),
      documentary.filmed(1, 3),
      documentary.film('3-4-3', true),
      documentary.film('9-8-7', false)
    ])
      expect(text(midway)).toContain(`${says}.`)
    expect(text(midway)).toContain(herds([herd(1, 'e1'), herd(2, 'c2'), herd(1, 'a4')].join(', ')))
  })

  test('fits on eighty columns', () => {
    const [board = ''] = text(midway).match(/^9 [\s\S]*?\n\n/m) ?? []
    expect(Math.max(...board.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(72)
  })

  test('names each card of the hand beside its sign', () => {
    for (const held of ['FG', 'G5*']) expect(text(midway)).toContain(`${card(held)} (${held})`)
  })

  test.each([
    ['a campfire', 'FG@a3>c4', words.to({ verb: 'campfire', card: 'FG', place: 'a3>c4', kind: 'route', price: 0 })],
    ['a mountain card', 'R8@e3 -_', words.to({ verb: 'place', card: 'R8', place: 'e3', kind: 'cell', price: 1 })],
    ['a herd', 'herd c2 b3 -_', languages.en.turn.costs(words.wildlife.lead('c2 → b3'), 1)],
    ['a Bridge', 'BR@c4', words.to({ verb: 'bridge', card: 'BR', place: 'c4', kind: 'cell', price: 0 })],
    ['two cards to discard', '-_ -_', words.offers.discard]
  ])('offers %s by number', (_, line, sentence) => {
    const rows = text(midway).split('\n')
    const [row = ''] = rows.filter(one => /^ {2}\d {2}/.test(one) && one.slice(5).startsWith(`${line} `))
    expect(row.slice(5 + line.length).trim()).toBe(sentence)
  })

  test('tells a watcher everything but hands and ways to act', () => {
    const written = text(seenBy(standing(MIDWAY), 'watcher'))
    expect(written).toContain(told.row(3, ['G9', 'S8', 'R7', 'G7'].map(card).join(', ')))
    const [hand = ''] = textWords.en.hand(seatWords.en.hand, 'FG').split('FG')
    for (const other of [hand, textWords.en.can, 'choice=']) expect(written).not.toContain(other)
  })

  test.each(LANGUAGES)('leaves nothing unsaid (%s)', language => {
    expect(text(midway, language)).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
  })
})

test('a number of the list is a line that the game takes, once it is paid', () => {
  const { game, match } = standing(MIDWAY)
  for (const [index, { choice, due, line: head }] of suggestions(midway).entries()) {
    const [own] = /^[A-Z]+\d*\*?/.exec(head) ?? []
    const from = (choice.pick?.from ?? []).filter(card => card !== own)
    const line = readNumbered(midway, [index + 1, ...from.slice(0, due).map(card => `-${card}`)].join(' '))
    expect(() => decideWithoutSettling(game, match, 0, line)).not.toThrow()
  }
})

test('alone, a hook is on the list', () => {
  const alone = envelopeOf('1: R3 ⟨hooks 2⟩', { seats: 1, rules: ['hooks'], hand: 'R3 R3 SU SU SU SU' })
  const [row = ''] = text(alone).match(/^ {2}\d {2}hook .*$/m) ?? []
  expect(row.endsWith(` ${words.offers.hook}`)).toBe(true)
  expect(text(alone)).toContain(`${words.hooks.left(2)}.`)
})

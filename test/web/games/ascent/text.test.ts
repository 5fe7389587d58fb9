import { describe, expect, test } from 'vitest'
import { decide } from '../../../../engine/match.ts'
import { type Envelope, LANGUAGES, type Language } from '../../../../schema/wire.ts'
import { readNumbered, seatText, suggestions } from '../../../../web/text/index.ts'
import { LINK, NOW, seenBy } from '../../afloat.ts'
import { envelopeOf, MIDWAY, standing } from './mountain.ts'

const text = (envelope: Envelope, language: Language = 'en') => seatText({ envelope, link: LINK, language, now: NOW })
const midway = envelopeOf(MIDWAY)

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
    expect(written).toContain('Row 1: grassy 4, snowy 5, rocky 5, grassy 3 with ibex, ')
    expect(written).toContain('rocky Campfire (counts as 5), grassy 4, snowy 4. Row 3: ')
    expect(written).toContain('23 slots are not filled.')
    expect(text(envelopeOf('empty'))).toContain('The mountain is bare. 44 slots are not filled.')
    expect(text(envelopeOf('FULL'))).toContain('Every slot is filled.')
  })

  test('tells goals, sequences and herds', () => {
    for (const says of [
      'Green Path 2/8.',
      'Ibexes up 0/8.',
      'Filmed 1/3.',
      '3-4-3, filmed.',
      '9-8-7, to be filmed.',
      'Ibexes: 1 on e1, 2 on c2, 1 on a4.'
    ])
      expect(text(midway)).toContain(says)
  })

  test('fits on eighty columns', () => {
    const [board = ''] = text(midway).match(/^9 [\s\S]*?\n\n/m) ?? []
    expect(Math.max(...board.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(72)
  })

  test('names each card of the hand beside its sign', () => {
    expect(text(midway)).toContain('grassy Campfire (FG)')
    expect(text(midway)).toContain('grassy 5 with ibex (G5*)')
  })

  test.each([
    ['a campfire', /^ {2}\d {2}FG@a3>c4 +grassy Campfire on a3, its card up to c4, costs nothing$/m],
    ['a herd', /^ {2}\d {2}herd c2 b3 -_ +herd c2 → b3, costs 1 card$/m],
    ['a mountain card', /^ {2}\d {2}R8@e3 -_ +rocky 8 to e3, costs 1 card$/m],
    ['a Bridge', /^ {2}\d {2}BR@\w\d +Bridge to \w\d, costs nothing$/m],
    ['two cards to discard', /^ {2}\d {2}-_ -_ +Discard two$/m]
  ])('offers %s by number', (_, line) => {
    expect(text(midway)).toMatch(line)
  })

  test('tells a watcher everything but hands and ways to act', () => {
    const written = text(seenBy(standing(MIDWAY), 'watcher'))
    expect(written).toContain('Row 1: ')
    expect(written).not.toMatch(/hand:|choice=|What you can do/)
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
    expect(() => decide(game, match, 0, line)).not.toThrow()
  }
})

test('alone, a hook is on the list', () => {
  const alone = envelopeOf('1: R3 ⟨hooks 2⟩', { seats: 1, rules: ['hooks'], hand: 'R3 R3 SU SU SU SU' })
  expect(text(alone)).toMatch(/^ {2}\d {2}hook +Use a hook$/m)
  expect(text(alone)).toContain('Hooks 2.')
})

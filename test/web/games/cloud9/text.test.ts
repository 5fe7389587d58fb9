import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { aloud, aside, board } from '../../../../web/games/cloud9/text/text.ts'
import { smallSky } from '../../../../web/games/cloud9/text/small.ts'
import { seen } from './flight.ts'

const UNSAID = /undefined|null|NaN|\[object/
const name = (seat: number) => ['Ann', 'Ben', 'Cem', 'Dora'][seat] ?? ''

describe('in characters', () => {
  test('each cloud has its points and dice, the highest first, and the balloon is where it is', () => {
    expect(board(seen('aboard 0 1 3', 0), 'en')).toEqual([
      '9  25  the top',
      '8  20  4 dice',
      '7  15  4 dice',
      '6  12  3 dice',
      '5   9  3 dice',
      '4   6  3 dice',
      '3   4  2 dice  <o> 1 2 4',
      '2   2  2 dice',
      '1   1  2 dice',
      'Dice: green red'
    ])
  })

  test('everybody stands there with points, cards and what is known of the answer', () => {
    const said = aside(seen('aboard 0 1 3', 'watcher', '3 stay, 1 wild'), 'en', name)
    expect(said.split('\n')).toEqual([
      '1 Ann: 10 points, 3 cards, counts next.',
      '2 Ben: 20 points, 4 cards, pilot, done.',
      '3 Cem: 30 points, 1 card, out.',
      '4 Dora: 46 points, 5 cards, stays.'
    ])
  })

  test('the own sealed answer is told to its own seat, and to nobody else', () => {
    const told = (viewer: 0 | 2 | 3 | 'watcher') => aside(seen('', viewer, '3 jump'), 'en', name)
    expect(told(3)).toContain('Sealed: jump.')
    expect(told(0)).toBe(told('watcher'))
    expect(told(0)).toBe(aside(seen('', 0, '3 stay'), 'en', name))
  })
})

describe.each(LANGUAGES)('aloud in %s', language => {
  test.each([
    ['a roll', 'odds'],
    ['a roll that asks for nothing', 'roll --'],
    ['a lone pilot', 'solo; aboard 1'],
    ['what was played', 'discard GGRW']
  ])('%s is told in sentences', (_, where) => {
    const said = aloud(seen(where, 0), language)
    expect(said).toMatch(/^\p{Lu}.*\.$/su)
    expect(said).not.toMatch(UNSAID)
  })

  test('how likely the pilot can pay is told where the table counts it, and nowhere else', () => {
    const [counted, not] = ['odds', ''].map(where => aloud(seen(where, 0), language))
    expect(counted).toContain('55')
    expect(not).not.toContain('55')
  })
})

test('the small picture shows where the balloon is and what is asked', () => {
  const pictures = ['cloud 2', 'cloud 3', 'cloud 3; roll G-'].map(where => smallSky(seen(where, 0)))
  expect(new Set(pictures).size).toBe(3)
})

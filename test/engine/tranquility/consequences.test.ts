import { expect, test } from 'vitest'
import { consequences } from '../../../engine/tranquility/consequences.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import { after, position } from './position.ts'
import { competitive, dayNight, pyramid } from './variants.ts'

/** What a line of that seat will do, as `pays {"seat":0}`. */
function told(state: State, line: string, seat = 0): string[] {
  return consequences(state, seat, tranquility.parse(line)).map(({ type, facts }) => `${type} ${JSON.stringify(facts)}`)
}

test.each<readonly [name: string, before: State, line: string, consequences: readonly string[]]>([
  [
    'an island and its cost (RULES.md, 4.3)',
    position('{10:20 12:30} [24 25 18 40 50]p9 [21]p9'),
    '24@f2 -25 -18 -40 -50',
    ['pays {"seat":0,"count":4,"left":0}', 'fills {"left":33}', 'draws {"seat":0,"count":5,"pile":4}']
  ],
  [
    'two cards are discarded',
    position('{} [1 2 3]p1 [4]p9'),
    '-1 -2',
    ['pays {"seat":0,"count":2,"left":1}', 'draws {"seat":0,"count":1,"pile":0}']
  ],
  [
    'a Start asks for eight (RULES.md, 5.1)',
    position('unstarted {} [S 2 3 4 5]p9 [6 7 8 9 10]p9 [11 12 13 14 15]p9'),
    'start',
    ['asks {"price":8,"can":14}']
  ],
  [
    'a Start alone is paid from a hand of ten (ruling 60)',
    position('unstarted {} [S 2 3 4 5]p20'),
    'start',
    ['asks {"price":8,"can":10}', 'draws {"seat":0,"count":6,"pile":14}']
  ],
  [
    'a Finish wins unless a Sea Monster is held (ruling 34)',
    position('monsters {full} [F 2]p3 [4]p3'),
    'finish',
    ['wins {"seat":0}', 'mayFail {"monsters":5}']
  ],
  [
    'a Sea Monster takes an island',
    position('monsters {8:15} [M 2]p0 [4]p3'),
    'M@c2',
    ['destroys {"card":"15","cell":"c2","left":4}']
  ],
  [
    'the Jagged Rocks move before anybody draws (RULES.md, 4.2)',
    position('rocks:2 {} [1 2 3]p9 [4]p9'),
    '-1 -2',
    ['pays {"seat":0,"count":2,"left":1}']
  ],
  [
    'the whole hand earns a Compass (ruling 13)',
    position('pool:1 {} [1 2 3]p0 [4]p9'),
    'all',
    ['pays {"seat":0,"count":3,"left":0}', 'earns {"pool":2}']
  ],
  ['a Compass lifts a Storm', position('P1:2 pool:1 {} [1 2 3]p9 [4]p9'), 'compass P1', ['lifts {"storm":"P1"}']],
  [
    'a border space is paid for later (RULES.md, 9.2)',
    pyramid('{1:5} [8 9 10 11]p9 [7]p9'),
    '8@c1',
    ['fills {"left":34}', 'explores {"cell":"c1","cost":3}']
  ],
  [
    'a Compass clears a border space',
    pyramid('{1:5} [C 40 50]p9 stormed(8)'),
    'clear i1',
    ['pays {"seat":0,"count":1,"left":2}', 'clears {"cell":"i1"}', 'draws {"seat":0,"count":3,"pile":6}']
  ],
  [
    'a card is rotated (ruling 55)',
    dayNight('{0:5} [6]p0 [7]p9'),
    'turn a1 -6',
    ['pays {"seat":0,"count":1,"left":0}', 'lies {"cell":"a1","side":"night","isRight":true}']
  ],
  [
    'points and cards of the row (RULES.md, 9.4)',
    competitive('{0:10 1:11} [12 40] [60 61] row(1 2 3 4 5) a(0 1)'),
    '12@c1 -40',
    [
      'pays {"seat":0,"count":1,"left":0}',
      'fills {"left":33}',
      'scores {"seat":0,"from":4,"to":8}',
      'takes {"seat":0,"cards":["1","2","3","4","5"]}'
    ]
  ]
])('%s', (_, before, line, expected) => {
  expect(told(before, line)).toEqual(expected)
})

test('an offer says what is still short', () => {
  const offering = after(position('unstarted {} [S 2 3 4 5]p9 [6 7 8 9 10]p9 [11 12 13 14 15]p9'), 'start')
  expect(told(offering, 'give 3 -6 -7 -8', 1)).toEqual(['offers {"seat":1,"count":3,"short":5}'])
})

test('the Rocks come to another row, and the seat draws up', () => {
  const moving = after(position('rocks:2 {} [1 2 3]p9 [4]p9'), '-1 -2')
  expect(told(moving, 'rocks 1')).toEqual(['movesRocks {"row":1}', 'draws {"seat":0,"count":4,"pile":5}'])
  expect(told(moving, 'rocks 4')).toEqual(['movesRocks {"row":4}', 'draws {"seat":0,"count":4,"pile":5}'])
})

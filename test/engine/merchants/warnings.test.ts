import { expect, test } from 'vitest'
import { warnings } from '../../../engine/merchants/warnings.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { position } from './position.ts'

const doubted = (where: string, line: string) => warnings(merchants.view(position(where), 0), line)

test.each([
  ['a tile lies far from everything', '', 'M@a1', { code: 'LONELY' }],
  ['a tile lies beside a rock alone', 'tiles -', 'M@e2', { code: 'LONELY' }],
  ['a tile lies beside one under a rock alone', 'tiles e3W; lying e3', 'M@e2', { code: 'LONELY' }],
  ['a tile lies beside another merchant alone', 'tiles -', 'M@c4', { code: 'LONELY' }],
  [
    'a castle wants what is sold',
    'at d7 d4; lacks cheese',
    'go c7 -M',
    { code: 'SOLD_ALREADY', facts: { ware: 'cheese' } }
  ],
  ['a castle has no coins left, whatever the way is paid with', 'at d1 d4; gems -', 'go c1', { code: 'NO_COIN' }],
  ['a tile is moved away from its only neighbour', 'tiles e3W', 'W@e3>d3', { code: 'LONELY' }]
])('where %s, that is said before', (_, where, line, doubt) => {
  expect(doubted(where, line)).toEqual([doubt])
})

test.each([
  ['a tile is next to its merchant', 'at c5 d4; tiles -', 'M@d6'],
  ['a tile is next to the merchant of whoever lays it', 'at d4 c5; active 1; tiles -', 'M@d6'],
  ['a tile is next to another', 'tiles e3W', 'M@d3'],
  ['a tile is next to a castle', 'tiles -', 'M@b1'],
  ['a castle pays for what is carried', 'at d7 d4', 'go c7 -M'],
  ['the way leads elsewhere', 'lacks cheese; tiles f8M', 'go f8 -M'],
  ['a tile is moved beside another', 'tiles e3W e4M', 'W@e3>d4'],
  ['no tile is laid', '', 'rock a1'],
  ['a tile is removed, and nothing pays for it yet', 'tiles e3W', 'remove e3']
])('nothing is to be doubted where %s', (_, where, line) => {
  expect(doubted(where, line)).toEqual([])
})

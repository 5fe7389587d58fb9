import { whyNoChoiceUsesCard } from '../../../engine/defaults.ts'
import { expect, test } from 'vitest'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { position } from './position.ts'

const AGAINST: readonly [string, string, string, object | null][] = [
  ['nothing where it fits', '{0:3 2:7} [6 50 51 52 53]p20', '6', null],
  [
    'its neighbours, where they lie side by side',
    '{0:3 1:7} [6 50]p20',
    '6',
    { code: 'ORDER', facts: { card: '6', between: ['3', '7'] } }
  ],
  ['the one that lies at the end', '{0:3} [2 50]p20', '2', { code: 'ORDER', facts: { card: '2', between: ['3'] } }],
  [
    'the price, where it is lowest',
    '{10:20 13:40} [33 50 51]p20',
    '33',
    { code: 'COST_TOO_HIGH', facts: { card: '33', cell: 'a3', due: 7, can: 2 } }
  ],
  ['what blocks the row', 'rocks:0 {0:3 2:7} [5 50]p20', '5', { code: 'ROW_BLOCKED', facts: { row: 1, by: 'rocks' } }],
  ['a Start that was played', '{} [S 50]p20', 'S', { code: 'START_ALREADY_PLAYED' }],
  [
    'the cells that are open still',
    '{full but 20 21} [F 50]p20',
    'F',
    { code: 'FINISH_GRID_INCOMPLETE', facts: { open: 2 } }
  ],
  ['that nothing lies there', 'monsters {} [M 50]p20', 'M', { code: 'MONSTER_NO_TARGET', facts: { cell: 'a1' } }],
  ['that a Start comes first', 'unstarted {0:3 1:7} [6 S]p20', '6', { code: 'MUST_PLAY_START' }],
  ['that it isn’t held', '{} [50]p20', '51', { code: 'CARD_NOT_IN_HAND', facts: { card: '51' } }],
  ['that it is no card', '{} [50]p20', 'x', { code: 'CARD_NOT_IN_HAND', facts: { card: 'x' } }]
]

test.each(AGAINST)('against a card speaks %s: %s, %s', (_, before, card, reason) => {
  expect(whyNoChoiceUsesCard(tranquility, position(before), 0, card)).toEqual(reason)
})

test('and before all else that it isn’t its turn', () => {
  for (const card of ['6', '20'])
    expect(whyNoChoiceUsesCard(tranquility, position('{0:3 1:7} [50]p20 [6 20]p20'), 1, card)).toEqual({
      code: 'NOT_YOUR_TURN'
    })
})

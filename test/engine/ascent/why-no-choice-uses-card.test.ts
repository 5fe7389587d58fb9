import { whyNoChoiceUsesCard } from '../../../engine/defaults.ts'
import { expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { position } from './position.ts'

const AGAINST: readonly [string, string, string, string, object | null][] = [
  ['nothing where it fits', '1: R3', 'G5 +4', 'G5', null],
  [
    'the lowest price, where terrain and row allow it',
    '1: R3',
    'G8 S1',
    'G8',
    { code: 'COST', facts: { card: 'G8', slot: 'b1', due: 5, can: 1 } }
  ],
  ['the same terrain', '1: R3', 'R3 +4', 'R3', { code: 'TERRAIN', facts: { card: 'R3', slot: 'b1', terrain: 'R' } }],
  ['what is missing below a Summit', 'FULL[(1,2)=BR; (8,2)=-]', 'SU +4', 'SU', { code: 'GRID', facts: { open: 2 } }],
  ['the end of a row, for a Bridge', 'FULL[(8,2)=-]', 'BR +4', 'BR', { code: 'EDGE', facts: { slot: 'b8' } }],
  [
    'the terrain of all that lies there, for a Campfire',
    '1: S3',
    'FG +4',
    'FG',
    { code: 'FIRE_TERRAIN', facts: { card: 'FG', slot: 'a1', by: 'S3' } }
  ],
  ['that every slot is taken', 'FULL', 'G5 +4', 'G5', { code: 'OCCUPIED', facts: { slot: 'a1', by: 'G12' } }],
  [
    'that every slot is taken, for a Bridge',
    'FULL',
    'BR +4',
    'BR',
    { code: 'OCCUPIED', facts: { slot: 'a1', by: 'G12' } }
  ],
  [
    'that nothing is open above, for a Campfire',
    'FULL',
    'FG +4',
    'FG',
    { code: 'OCCUPIED', facts: { slot: 'a2', by: 'G12' } }
  ],
  ['that it isn’t held', '1: R3', 'G5 S1', 'SU', { code: 'CARD_NOT_IN_HAND', facts: { cards: ['SU'] } }],
  ['that it is no card', '1: R3', 'G5 +4', 'x', { code: 'CARD_NOT_IN_HAND', facts: { cards: ['x'] } }]
]

test.each(AGAINST)('against a card speaks %s: %s, %s, %s', (_, before, hand, card, reason) => {
  expect(whyNoChoiceUsesCard(ascent, position(before, { hands: [hand, '+5'] }), 0, card)).toEqual(reason)
})

test('and before all else that it isn’t its turn', () => {
  for (const card of ['R3', 'G4'])
    expect(whyNoChoiceUsesCard(ascent, position('1: R3', { hands: ['+5', 'R3 G4 +3'] }), 1, card)).toEqual({
      code: 'NOT_YOUR_TURN'
    })
})

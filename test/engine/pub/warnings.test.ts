import { expect, test } from 'vitest'
import { warnings } from '../../../engine/pub/warnings.ts'
import { pub } from '../../../engine/pub/index.ts'
import { position } from './position.ts'

const doubted = (where: string, line: string) => warnings(pub.view(position(where), 0), line)

test.each([
  ['guests aL1 0/2@1, bN1 3/0@3', ['aL1']],
  ['guests aL1 0/2@1, aN1 0/0@3, bO1 3/5@3, bT 3/0@3', ['aL1', 'aN1']]
])('whoever throws out their own is told of each before: %s', (where, chars) => {
  expect(doubted(`dice 4 1; ${where}`, 'move A aL1 cw')).toEqual([{ code: 'OWN_EXPELLED', facts: { chars } }])
})

test.each([
  ['a rival is thrown out', 'dice 4 2; guests bO1 0/3@4', 'innkeeper A bO1'],
  ['everybody can pay', 'dice 4 1; guests aL1 1/2@1, bN1 3/0@3', 'move A aL1 cw'],
  ['somebody comes in', 'dice 4 1', 'enter A'],
  ['the other die is left', 'dice 4 1; used A', 'pass']
])('nothing is to be doubted where %s', (_, where, line) => {
  expect(doubted(where, line)).toEqual([])
})

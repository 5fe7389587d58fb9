import { expect, test } from 'vitest'
import { warnings } from '../../../engine/tranquility/warnings.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { position } from './position.ts'
import { arch } from './variants.ts'

const few = (below: number, above: number, cells: number, left: number, more = {}) => ({
  code: 'FEW_LEFT',
  facts: { below, above, cells, left, ...more }
})
const REOPENS = { reopens: true }

test.each([
  ['room on both sides', '{0:3 5:40} [20]p9', '20@c1', []],
  ['as many numbers as cells', '{0:3 4:40} [7]p9', '7@e1', []],
  ['too few below', '{0:3 5:40} [6]p9', '6@e1', [few(3, 6, 3, 2)]],
  ['too few above', '{0:3 5:40} [38]p9', '38@b1', [few(38, 40, 3, 1)]],
  ['too few on both sides', '{0:3 5:6} [4]p9', '4@c1', [few(3, 4, 1, 0), few(4, 6, 2, 1)]],
  ['before the first', '{} [2]p9', '2@c1', [few(0, 2, 2, 1)]],
  ['behind the last', '{} [79]p9', '79@d6', [few(79, 81, 2, 1)]],
  ['a number is destroyed', 'destroyed:5 {0:3 3:40} [6]p9', '6@c1', []],
  ['and with it one too few', 'destroyed:5 {0:3 4:40} [6]p9', '6@d1', [few(3, 6, 2, 1, REOPENS)]],
  ['a Wild stands for a number', 'wilds {0:3 5:40} [W]p9', 'W6@e1', [few(3, 6, 3, 2)]],
  ['nothing is laid', '{0:3} [6 7]p9', '-6 -7', []]
])('%s', (_, before, line, doubted) => {
  expect(warnings(tranquility.view(position(before), 0), line)).toEqual(doubted)
})

test.each([
  ['leaves a gap no number fits', '{0:3 1:4 2:5} [M 6]p9', 'M@b1', [few(3, 5, 1, 0, REOPENS)]],
  ['leaves as many numbers as cells', '{0:3 1:4 3:7} [M 6]p9', 'M@b1', []],
  ['leaves two numbers for three cells', '{0:3 1:4 4:7} [M 6]p9', 'M@b1', [few(3, 7, 3, 2, REOPENS)]],
  ['opens what was closed', '{0:3 1:4 2:5 4:6 5:40} [M 6]p9', 'M@e1', []],
  ['takes nothing', '{0:3} [M 6]p9', 'M@b1', []]
])('where a Sea Monster %s, that is said before', (_, before, line, doubted) => {
  expect(warnings(tranquility.view(position(`monsters ${before}`), 0), line)).toEqual(doubted)
})

test('a number that lies in the other pillar cannot come in this one', () => {
  const before = arch('{L0:4 K0:5} [6 50]p9')
  expect(warnings(tranquility.view(before, 0), '7@b2')).toEqual([few(4, 7, 2, 1)])
})

test('what the viewer holds is no part of it: whoever watches doubts the same', () => {
  const before = position('{0:3 5:40} [6 4 5]p9 [7]p9')
  const [one, ...others] = ([0, 1, 'watcher'] as const).map(viewer =>
    warnings(tranquility.view(before, viewer), '6@e1')
  )
  expect(one).toEqual([few(3, 6, 3, 2)])
  for (const other of others) expect(other).toEqual(one)
})

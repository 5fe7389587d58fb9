import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { after, refused, settled, standing } from './position.ts'
import { arch } from './variants.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const ELEVEN = 'L0:1 L1:2 L2:3 L3:4 L4:5 L5:6 K0:11 K1:12 K2:13 K3:14 K4:15'

describe('the pillars', () => {
  test.each([
    [109, '{} [30 50 51 52 53]p9', '30@f4', 'PILLARS_FIRST'],
    ['109, one cell being open', `{${ELEVEN}} [30 50 51 52 53]p9`, '30@f4', 'PILLARS_FIRST'],
    [111, '{L0:10} [8 50 51 52 53]p9', '8@b2', 'ORDER']
  ])('example %s: %s, %s is refused with %s', (_, before, line, code) => {
    expect(refused(arch(before), line)).toBe(code)
  })

  test.each([
    [110, '{L0:10} [12 50 51 52 53]p9', '12@b1', 'h5 p8'],
    [112, '{L0:10 L5:60} [5 50 51 52 53]p9', '5@g2', 'h5 p8']
  ])('example %i: %s, %s costs nothing', (_, before, line, stands) => {
    expect(standing(after(arch(before), line))).toBe(stands)
  })

  test('example 113: the roof is open from the turn after the twelfth card', () => {
    const before = arch(`{${ELEVEN}} [16 50]p0 [4 51]p9`)
    expect(refused(before, '50@a4')).toBe('PILLARS_FIRST')
    const next = after(before, '16@g3')
    expect(refused(next, '4@a4', 1)).toBeNull()
    expect(refused(next, '51@a1', 1)).toBe('SLOT_OCCUPIED')
  })
})

describe('the roof', () => {
  test('example 114: its row ends wrap', () => {
    expect(standing(after(arch('{pillars R6:30} [33 50 51 52 53]p9'), '33@a5 -50 -51 -52'))).toBe('h5 p5')
  })

  test('example 115: it costs as the standard sea does', () => {
    expect(refused(arch('{pillars R6:30} [36 50 51 52 53]p9'), '36@a5')).toBe('COST_TOO_HIGH')
  })

  test('example 116: it has nothing to do with the pillars', () => {
    const before = arch('{pillars L5:60} [4 50 51 52 53]p9')
    const placed = tranquility.apply(before, 0, tranquility.parse('4@a4'))
    expect(placed.events[0]?.facts).toMatchObject({ paid: 0 })
  })
})

describe('the end', () => {
  test('example 117: once the roof is full a Finish wins, without any Start', () => {
    const state = after(arch('{pillars roof} [F]p0'), 'finish')
    expect(tranquility.result(state)).toEqual({ outcome: 'won', why: 'WIN' })
  })

  test.each([
    ['begin {L0:60} [7]p0', null],
    ['begin {pillars R0:5 R4:9} [7]p0', null],
    ['begin {pillars R0:60} [59]p0', { outcome: 'lost', why: 'LOSS_NO_ACTION' }]
  ])('at the beginning of a turn, %s: %j', (before, result) => {
    expect(tranquility.result(settled(arch(before)))).toEqual(result)
  })
})

test('no Start is dealt, played or asked for', () => {
  expect(refused(arch('{} [1 2]p9'), 'start')).toBe('CARD_NOT_IN_HAND')
  expect(refused(arch('{} [1 2]p9'), 'give 0')).toBe('WRONG_PHASE')
})

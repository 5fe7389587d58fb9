import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import { refusal } from '../../../refused.ts'
import { after, position, refused, sea, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const LEGAL: readonly [number, string, string, number, string, string][] = [
  [1, '{} [40 50 51 52 53]p20', '40@f3', 0, '17:40', 'h5 p19'],
  [2, '{5:3} [5 50 51 52 53]p20', '5@a2 -50 -51', 2, '5:3 6:5', 'h5 p17'],
  [3, '{0:3 2:7} [6 50 51 52 53]p20', '6@b1 -50', 1, '0:3 1:6 2:7', 'h5 p18'],
  [6, '{10:20 12:30} [24 50 51 52 53]p20', '24@f2 -50 -51 -52 -53', 4, '10:20 11:24 12:30', 'h5 p15'],
  [10, '{3:10 9:12} [11 50 51 52 53]p20', '11@a2', 0, '3:10 6:11 9:12', 'h5 p19'],
  [12, '{7:20} [33 50 51 52 53]p20', '33@b3', 0, '7:20 13:33', 'h5 p19'],
  [14, '{34:70} [74 50 51 52 53]p9', '74@f6 -50 -51 -52 -53', 4, '34:70 35:74', 'h5 p4'],
  [15, '{} [9 50 51 52 53]p20', '9@a1', 0, '0:9', 'h5 p19'],
  [16, '{} [80 50 51 52 53]p20', '80@a1', 0, '0:80', 'h5 p19'],
  [20, '{8:15} [17 F S 40 50]p20', '17@d2 -F -S', 2, '8:15 9:17', 'h5 p17'],
  [21, '{11:40 12:41} [39 50 51 52 53]p20', '39@e2 -50', 1, '10:39 11:40 12:41', 'h5 p18']
]

const REFUSED: readonly [number, string, string, string, number?][] = [
  [4, '{0:3 2:7} [6 50 51 52 53]p20', '6@b1 -50 -51 -52', 'PAYMENT_COUNT', 1],
  [5, '{10:20 12:30} [25 50 51 52 53]p20', '25@f2', 'COST_TOO_HIGH', 5],
  [7, '{10:20 12:30} [24 50 51 52]p0', '24@f2 -50 -51 -52', 'COST_TOO_HIGH', 4],
  [8, '{10:20} [18 50 51 52 53]p20', '18@c3', 'ORDER'],
  [9, '{10:20} [25 50 51 52 53]p20', '25@d1', 'ORDER'],
  [11, '{3:10 9:12} [12 50 51 52 53]p20', '12@a2', 'ORDER'],
  [13, '{34:70} [80 50 51 52 53]p20', '80@f6', 'COST_TOO_HIGH', 10],
  [17, '{8:15} [16 50 51 52 53]p20', '16@c2', 'SLOT_OCCUPIED'],
  [18, '{8:15} [17 50 51 52 53]p20', '17@d2 -50', 'PAYMENT_COUNT', 2],
  [19, '{8:15} [17 40 51 52 53]p20', '17@d2 -17 -40', 'PAYMENT_INVALID'],
  [22, '{} [16 50 51 52 53]p20', '16@a7', 'SLOT_OUT_OF_RANGE']
]

describe('placing an island', () => {
  test.each(LEGAL)('example %i: %s, %s costs %i', (_, before, line, cost, lies, stands) => {
    const state = position(before)
    const [placed] = tranquility.apply(state, 0, tranquility.parse(line)).events
    expect(placed).toMatchObject({ type: 'placed', facts: { paid: cost } })
    const next = after(state, line)
    expect(sea(next)).toBe(lies)
    expect(standing(next)).toBe(stands)
  })

  test.each(REFUSED)('example %i: %s, %s is refused with %s', (_, before, line, code, due) => {
    const state = position(before)
    expect(refused(state, line)).toBe(code)
    expect(refusalFacts(state, line)?.due).toBe(due)
  })

  test('the price is offered at each cell that the hand can pay', () => {
    const unpayable = places('{10:20 12:30 14:36} [24 50 51]p20')
    expect(unpayable.map(({ subject }) => subject)).toEqual(['50', '51'])
    const [near] = places('{10:20 13:23 20:60} [22 50 51]p20')
    expect(near).toEqual({
      verb: 'place',
      subject: '22',
      line: '22@_',
      ways: { kind: 'cell', at: { f2: 2, a3: 1 } },
      pick: { from: ['50', '51'], least: 1, most: 2 },
      example: '22@a3 -50'
    })
  })

  test('what is refused is told with the cards and the price', () => {
    const state = position('{10:20 12:30} [25 18 50 51]p20')
    expect(refusalFacts(state, '25@f2')).toEqual({ card: '25', cell: 'f2', due: 5, can: 3 })
    expect(refusalFacts(state, '18@f3')).toEqual({ card: '18', cell: 'f3', against: '20' })
    expect(refusalFacts(state, '25@d1')).toEqual({ card: '25', cell: 'd1', against: '20' })
    expect(refusalFacts(state, '18@e2')).toEqual({ cell: 'e2', by: '20' })
    expect(refusalFacts(state, '19@a1')).toEqual({ card: '19' })
  })
})

describe('discarding two', () => {
  test('example 23: it is allowed though a free placement exists', () => {
    expect(standing(after(position('{} [1 2 3 4 5]p10'), '-1 -5'))).toBe('h5 p8')
  })

  test('example 24: the last two cards lose the game at the own next turn', () => {
    const state = after(position('{} [1 2]p0 [3 4 5]p0'), '-1 -2')
    expect(standing(state)).toBe('h0 p0, h3 p0')
    expect(tranquility.result(state)).toBeNull()
    expect(tranquility.result(after(state, '1: -3 -4'))).toEqual({ outcome: 'lost', why: 'LOSS_NO_ACTION' })
  })

  test('example 25: one card is too few', () => {
    expect(refused(position('{} [1]p0'), '-1')).toBe('DISCARD_NEEDS_TWO')
  })
})

function places(text: string) {
  return tranquility.choices(position(text), 0).filter(({ verb }) => verb === 'place')
}

function refusalFacts(state: ReturnType<typeof position>, line: string) {
  return refusal(() => tranquility.apply(state, 0, tranquility.parse(line)))?.facts
}

import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import { after, happening, position, refused, sea, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const THREE_ROWS = '{full but 12 13 14 15 16 17 28 30 31 32 33 34 35}'
const view = (state: ReturnType<typeof position>) => tranquility.view(state, 'watcher')

describe('the row of the Rocks', () => {
  test('example 51: no card enters it', () => {
    expect(refused(position('rocks:2 {} [30 50 51 52 53]p9'), '30@b3')).toBe('ROW_BLOCKED')
  })

  test('example 52: what lies in it counts as a neighbour', () => {
    const state = position('rocks:1 {6:20} [18 50 51 52 53]p9')
    expect(refused(state, '18@f1 -50 -51')).toBeNull()
    expect(refused(state, '18@f1')).toBe('PAYMENT_COUNT')
  })
})

describe('the Rocks step', () => {
  const acted = after(position('rocks:2 {} [1 2 3 4 5]p9 [6 7]p9'), '1@a1')

  test('it can be taken while the action is still a draft', () => {
    const drafted = tranquility.apply(position('rocks:2 {} [1 2 3]p9'), 0, tranquility.parse('1@a1')).state
    expect(refused(drafted, 'rocks 4')).toBeNull()
  })

  test('example 53: they move, and the hand is drawn up', () => {
    const moved = after(acted, 'rocks 5')
    expect(view(moved).rocks).toBe(5)
    expect(standing(moved)).toBe('h5 p8, h2 p9')
    expect(tranquility.awaits(moved)).toEqual([1])
  })

  test.each([
    [54, 'rocks:2 {} [1 2 3]p9', '1@a1', 'rocks 3', 'ROCKS_SAME_ROW'],
    [55, 'rocks:2 {0:1 1:2 2:3 3:4 4:5 5:6} [10 11 12]p9', '10@f6', 'rocks 1', 'ROCKS_ROW_FULL'],
    [57, 'rocks:2 {} [1 2]p9', '1@a1', 'keep', 'DISCARD_NEEDS_TWO']
  ])('example %s: %s, %s, then %s is refused with %s', (_, before, line, then, code) => {
    expect(refused(after(position(before), line), then)).toBe(code)
  })

  test('example 56: two cards keep them', () => {
    const kept = after(acted, 'keep -2 -3')
    expect(view(kept).rocks).toBe(3)
    expect(standing(kept)).toBe('h5 p6, h2 p9')
  })

  test('after a Start it comes once the eight are paid, before anybody draws', () => {
    const started = after(position('unstarted rocks:2 {} [S 1 2 3 4]p9 [11 12 13 14 15]p9 [21 22 23]p9'), 'start')
    const paid = after(started, 'give 4 -1 -2 -3 -4', '1: give 4 -11 -12 -13 -14', '2: give 0')
    expect(standing(paid)).toBe('h0 p9, h1 p9, h3 p9')
    expect(view(paid).phase).toBe('rocks')
    expect(tranquility.choices(paid, 0).map(({ verb }) => verb)).toEqual(['rocks'])
    expect(standing(after(paid, 'rocks 1'))).toBe('h5 p4, h5 p5, h5 p7')
  })
})

describe('removing the Rocks', () => {
  test('example 58: with four rows full they are gone, and there is no Rocks step', () => {
    const before = position(`rocks:5 ${THREE_ROWS} [57 2 3 4 5]p9 [6 8]p9`)
    const full = after(before, '57@e5 -2 -3')
    expect(view(full).rocks).toBeNull()
    expect(tranquility.awaits(full)).toEqual([1])
    expect(happening(before, '57@e5 -2 -3').map(({ type }) => type)).toEqual(['placed', 'rocks-gone', 'drew', 'turn'])
  })

  test('example 59: a row that is opened again does not bring them back', () => {
    const full = after(position(`rocks:5 monsters ${THREE_ROWS} [57 2 3 4 5]p9 [M 6]p9`), '57@e5 -2 -3')
    const opened = after(full, '1: M@e5')
    expect(sea(opened)).not.toContain('28:')
    expect(view(opened).rocks).toBeNull()
    expect(tranquility.awaits(opened)).toEqual([0])
  })
})

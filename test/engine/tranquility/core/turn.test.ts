import { plannableChoices } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../engine/tranquility/index.ts'
import { position, refused, settled } from '../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const verbs = (state: ReturnType<typeof position>) => tranquility.choices(state, 0).map(({ verb }) => verb)

describe('the beginning of a turn', () => {
  test.each([
    [26, '{full but 19 20 21} [41]p0', ['place']],
    [29, '{full but 20} [50 52]p0', ['discard']],
    [30, '{full} [F]p0', ['finish']],
    [35, 'unstarted {} [S]p0 [1 2 3 4 5]p0 [6 7 8 9 10]p0', ['start']]
  ])('example %i: %s is not lost', (_, before, can) => {
    const state = settled(position(`begin ${before}`))
    expect(tranquility.result(state)).toBeNull()
    expect(verbs(state)).toEqual(can)
  })

  test.each([
    [27, '{full but 20} [41]p0'],
    [28, '{full but 20} [50]p0'],
    [31, '{full but 35} [F]p0'],
    [32, '{} []p0']
  ])('example %i: %s is lost', (_, before) => {
    const state = settled(position(`begin ${before}`))
    expect(tranquility.result(state)).toEqual({ outcome: 'lost', why: 'LOSS_NO_ACTION' })
    expect(tranquility.awaits(state)).toEqual([])
    expect(verbs(state)).toEqual([])
  })

  test('example 26: a lone card that costs nothing must be played', () => {
    const [only] = tranquility.choices(position('{full but 19 20 21} [41]p0'), 0)
    expect(only?.ways?.at).toEqual({ c4: 0 })
  })

  test('a drafted action leaves nothing to do until the table goes on', () => {
    const { state } = tranquility.apply(position('{} [1 2]p9 [30 31]p9'), 0, tranquility.parse('1@a1'))
    expect(tranquility.awaits(state)).toEqual([])
    expect(tranquility.choices(state, 0)).toEqual([])
    expect(refused(state, '2@a2')).toBe('WRONG_PHASE')
    expect(tranquility.view(state, 0)).toMatchObject({ phase: 'turn', hand: ['2'], cells: { a1: 1 } })
  })
})

describe('the Finish', () => {
  test.each([
    [46, '{full} [F 2]p5 [4]p0'],
    ['with nothing else to play', '{full} [F]p0 [4]p0']
  ])('example %s: %s wins', (_, before) => {
    const state = position(before)
    const drafted = tranquility.apply(state, 0, tranquility.parse('finish'))
    expect(drafted.events).toEqual([{ type: 'finished', facts: { seat: 0 } }])
    expect(tranquility.result(drafted.state)).toBeNull()
    expect(tranquility.result(settled(drafted.state))).toEqual({ outcome: 'won', why: 'WIN' })
    expect(tranquility.view(settled(drafted.state), 0).hand).not.toContain('F')
  })

  test.each([
    [47, '{full but 35} [F 2 4]p0', 'FINISH_GRID_INCOMPLETE'],
    [48, 'unstarted {full} [F 2 4]p0', 'FINISH_NO_START'],
    ['without one', '{full} [2 4]p0', 'CARD_NOT_IN_HAND']
  ])('example %s: %s is refused with %s', (_, before, code) => {
    expect(refused(position(before), 'finish')).toBe(code)
    expect(verbs(position(before))).not.toContain('finish')
  })
})

test('two cards keep a seat alive, whatever they are', () => {
  const state = position('{full but 20} [41 2]p0')
  expect(verbs(state)).toEqual(['discard'])
  expect(refused(state, '41@c4')).toBe('COST_TOO_HIGH')
})

test('what a seat could do at its turn is told ahead', () => {
  const state = position('{10:20} [1 2]p9 [21 31]p9')
  expect(tranquility.choices(state, 1)).toEqual([])
  expect(plannableChoices(tranquility, state, 1).map(({ line }) => line)).toEqual(['', '21@_', '31@_'])
})

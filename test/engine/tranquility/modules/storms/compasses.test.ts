import { phrasesOfSilentGame } from '../../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import { after, happening, position, refused, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const ROW = '{18:51 19:52 20:53 21:54 22:55}'
const compasses = (state: State) => tranquility.view(state, 'watcher').compasses
const storms = (state: State) => (tranquility.view(state, 'watcher').storms?.active ?? []).map(({ storm }) => storm)

describe('spending a Compass', () => {
  test('example 85: any seat lifts a Storm that has just been drawn, and the drawing goes on', () => {
    const shown = after(position('pool:1 {} [1 2 3 4 5]p(Y 60 61) [6 7]p9'), '1@a1')
    const lifted = after(shown, '1: compass Y1')
    expect([storms(lifted), compasses(lifted)]).toEqual([[], { pool: 0, supply: 5 }])
    expect(standing(lifted)).toBe('h5 p1, h2 p9')
    expect(tranquility.awaits(lifted)).toEqual([1])
  })

  test('it is offered to every seat, for every Storm there is', () => {
    const state = position('Y1:0 P1:2 pool:1 {} [1 2 3]p9 [6 7]p9')
    for (const seat of [0, 1])
      expect(tranquility.choices(state, seat).find(({ verb }) => verb === 'compass')).toEqual({
        verb: 'compass',
        line: 'compass _',
        ways: { kind: 'piece', at: { Y1: 0, P1: 0 } },
        example: 'compass Y1'
      })
  })

  test.each([
    [86, 'Y1:0 {} [1 2]p9', 'compass Y1', 'COMPASS_NONE'],
    ['without the module', '{} [1 2]p9', 'compass Y1', 'MODULE'],
    ['no Storm at all', 'pool:1 {} [1 2]p9', 'compass Z1', 'BAD_ACTION'],
    ['by a card that is none', 'Y1:0 pool:1 {} [1 2]p9', 'compass Y1 F', 'BAD_ACTION']
  ])('example %s: %s, %s is refused with %s', (_, before, line, code) => {
    expect(refused(position(before), line)).toBe(code)
  })

  test('not between a draft and what the table makes of it', () => {
    const drafted = tranquility.apply(position('P1:4 pool:1 {} [1 2 3]p9'), 0, tranquility.parse('1@a1')).state
    expect(tranquility.choices(drafted, 0)).toEqual([])
    expect(refused(drafted, 'compass P1')).toBe('WRONG_PHASE')
  })
})

describe('earning a Compass', () => {
  test('example 87: the Start earns one, before the extra draw', () => {
    const started = after(position('unstarted storms {} [S 1 2 3 4]p(Y 30 31) [11 12 13]p9'), 'start')
    expect(compasses(started)).toEqual({ pool: 1, supply: 5 })
    expect(tranquility.view(started, 0)).toMatchObject({ phase: 'storm', storms: { drawn: [{ storm: 'Y1' }] } })
  })

  test('example 88: so does a row of six values in a row', () => {
    const before = position(`storms ${ROW} [56 2]p9 [3 4]p9`)
    expect(compasses(after(before, '56@f4 -2'))).toEqual({ pool: 1, supply: 5 })
    const [, earned] = happening(before, '56@f4 -2')
    expect(earned).toEqual({ type: 'compass-earned', facts: { seat: 0, by: 'row', row: 4 } })
  })

  test.each([
    ['example 89: with a gap', ROW, '57@f4 -2 -3'],
    ['with a place left', ROW.replace('22:55', '35:80'), '55@e4 -2']
  ])('%s it doesn’t', (_, lies, line) => {
    const state = after(position(`storms ${lies} [57 55 2 3]p9 [4 5]p9`), line)
    expect(compasses(state)).toEqual({ pool: 0, supply: 6 })
  })
})

describe('discarding the whole hand', () => {
  test.each([
    [90, 'storms {} [1 2 3 4 5]p20', 'h5 p15'],
    [91, 'Y1:0 {} [1 2 3]p20', 'h3 p17']
  ])('example %i: %s earns a Compass', (_, before, stands) => {
    const state = after(position(before), 'all')
    expect(standing(state)).toBe(stands)
    expect(compasses(state)?.pool).toBe(1)
  })

  test.each([
    [92, 'monsters storms {} [1 2 3 4 M]p20', 'WHOLE_HAND_MONSTER'],
    [93, 'storms {} [1]p0', 'WHOLE_HAND_TOO_SMALL'],
    [94, 'unstarted storms {} [S 1 2 3 4]p20', 'MUST_PLAY_START'],
    ['without the module', '{} [1 2]p9', 'MODULE']
  ])('example %s: %s is refused with %s', (_, before, code) => {
    expect(refused(position(before), 'all')).toBe(code)
    expect(tranquility.choices(position(before), 0).map(({ verb }) => verb)).not.toContain('all')
  })

  test('example 100: nothing is left to keep the Rocks with', () => {
    const state = after(position('rocks:2 storms {} [1 2 3 4 5]p20'), 'all')
    expect(refused(state, 'keep')).toBe('DISCARD_NEEDS_TWO')
    expect(tranquility.choices(state, 0).map(({ verb }) => verb)).toEqual(['rocks'])
  })
})

describe('a Compass while the Start is paid', () => {
  const pledging = after(position('unstarted Y1:0 {} [S 1 2]p11 [11 12 13 14 15]p9 [21 22]p9'), 'start')
  const blind = after(pledging, 'give 4 -1 -2 blind')

  test('a pledge with cards unseen is taken back when they are no longer allowed', () => {
    const lifted = after(blind, '1: compass Y1')
    expect(tranquility.view(lifted, 1).pledge).toEqual({ counts: [null, null, null], short: 8 })
    expect(tranquility.awaits(lifted)).toEqual([0, 1, 2])
  })

  test('it is refused where everybody can see that the eight would not be found', () => {
    const short = after(position('unstarted Y1:0 {} [S 1 2]p11 [11 12 13]p0 [21 22]p0'), 'start')
    expect(refused(short, 'compass Y1', 1)).toBe('START_UNPAYABLE')
    expect(tranquility.choices(short, 1).map(({ verb }) => verb)).toEqual(['give'])
  })
})

test('which Storm to lift may be talked about while there is a Compass', () => {
  expect(phrasesOfSilentGame(tranquility, position('Y1:0 P1:2 pool:1 {} [1 2]p9'), 0)).toEqual([
    'hello',
    'lift Y1',
    'lift P1'
  ])
  expect(phrasesOfSilentGame(tranquility, position('Y1:0 {} [1 2]p9'), 0)).toEqual(['hello'])
})

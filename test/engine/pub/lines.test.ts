import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeLine } from '../../../engine/match.ts'
import { REFUSAL_CODES } from '../../../engine/pub/codes.ts'
import { pub } from '../../../engine/pub/index.ts'
import { COMMON_REFUSAL_CODES } from '../../../engine/refusal.ts'
import { refusal } from '../refused.ts'

// RULES.md, 9.

describe('a line', () => {
  test.each([
    ['enter A', { verb: 'enter', use: 'A' }],
    ['enter A+B', { verb: 'enter', use: 'A+B' }],
    ['move A aO1 cw', { verb: 'move', use: 'A', char: 'aO1', dir: 'cw' }],
    ['move A+B aN2 ccw', { verb: 'move', use: 'A+B', char: 'aN2', dir: 'ccw' }],
    ['innkeeper B', { verb: 'innkeeper', use: 'B', char: null }],
    ['innkeeper B bO1', { verb: 'innkeeper', use: 'B', char: 'bO1' }],
    ['exit A aN1', { verb: 'exit', use: 'A', char: 'aN1' }],
    ['exit B eT', { verb: 'exit', use: 'B', char: 'eT' }],
    ['pass', { verb: 'pass' }]
  ])('%s is read and written again', (line, action) => {
    expect(pub.parse(line)).toEqual(action)
    expect(normalizeLine(pub, line)).toBe(line)
  })

  test.each([
    ['  ENTER a+b ', 'enter A+B'],
    ['Move  a\tAo1 CW', 'move A aO1 cw'],
    ['EXIT b ET', 'exit B eT']
  ])('%o is spelled %s', (line, spelled) => {
    expect(normalizeLine(pub, line)).toBe(spelled)
  })

  const ENTERING = 'enter|enter C|enter AB|enter B+A|enter A + B|enter A B|enter A aO1|enter -A'
  const MOVING =
    'move A aO1|move aO1 cw|move A aO1 cw cw|move A aO3 cw|move A aT1 cw|move A fN1 cw|move A aX1 cw|move A aO cw'
  const OTHERS =
    'innkeeper|innkeeper 4|innkeeper A aT1|innkeeper A aO1 bO1|exit aN1|exit A|exit A aN1 cw|pass B|passes|leave A aN1'

  test.each(['', ...ENTERING.split('|'), ...MOVING.split('|'), ...OTHERS.split('|')])('%o cannot be read', line => {
    expect(refusal(() => pub.parse(line))?.code).toBe('BAD_ACTION')
  })

  test('of whatever words is spelled in one way, or refused as one that cannot be read', () => {
    const word = constantFrom(
      'move',
      'enter',
      'innkeeper',
      'exit',
      'pass',
      ' A',
      ' b',
      ' A+B',
      ' aO1',
      ' bt',
      ' cw',
      ' '
    )
    assert(
      property(string({ unit: word }), line => {
        const refused = refusal(() => normalizeLine(pub, line))
        return refused
          ? refused.code === 'BAD_ACTION'
          : normalizeLine(pub, normalizeLine(pub, line)) === normalizeLine(pub, line)
      })
    )
  })
})

test('what is refused is checked in the order of the rules', () => {
  const lines = 'MUST_ACT DIE_USED SUM_AFTER_DIE SUM_NOT_ALLOWED SUM_TOO_BIG STACK_EMPTY'
  const guests = 'NOT_YOUR_CHARACTER NOT_IN_PUB TOO_DRUNK ONE_WAY_ONLY DOOR_OCCUPIED SEAT_REFUSED'
  const others = 'SAME_TABLE NEEDS_VICTIM BAD_VICTIM NOT_AT_EXIT TOO_SOBER'
  expect(REFUSAL_CODES).toEqual([...COMMON_REFUSAL_CODES, ...`${lines} ${guests} ${others}`.split(' ')])
})

import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeLine } from '../../../engine/match.ts'
import { REFUSAL_CODES } from '../../../engine/merchants/codes.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { COMMON_REFUSAL_CODES } from '../../../engine/refusal.ts'
import { refusal } from '../refused.ts'

// RULES.md, 9.

const LINES = [
  'rock f7',
  'M@f8',
  'V@e2>f8',
  'go d7 -M',
  'remove e3 -F -V',
  'roll -F -V',
  'end',
  'put f8',
  'shift e3>f8',
  'return e3',
  'skip',
  'sell coin',
  'sell cards',
  'no sale',
  'roll',
  'no roll'
]

describe('a line', () => {
  test.each(LINES)('%s is read and written again', line => {
    expect(normalizeLine(merchants, line)).toBe(line)
  })

  test.each([
    ['  ROCK F7 ', 'rock f7'],
    ['m@F8', 'M@f8'],
    ['v@E2>f8', 'V@e2>f8'],
    ['Go\tD7  -m', 'go d7 -M'],
    ['remove e3 -v -f', 'remove e3 -F -V'],
    ['roll -E -E', 'roll -E -E'],
    ['No   Sale', 'no sale']
  ])('%o is spelled %s', (line, spelled) => {
    expect(normalizeLine(merchants, line)).toBe(spelled)
  })

  const UNREADABLE = [
    'rock|rock a9|rock f7 f8|rock f7 -F|M@|M@b8|X@f8|M@f8 -M|M@e2>|M@e2>f8>g8|M@f8>|M@f8@g8|go|go f8|go f8 -X|go f8 -M -M',
    'remove e3|remove e3 -F|remove e3 -F -F -F|remove -F -V|roll -F|roll -F -F -F|roll F V|end now|put|put f8 g8',
    'shift e3|shift e3>|shift >e3|shift e3>f8 g8|shift e3>f8>g8|return|return e3>f8|skip it|sell|sell wine|sell coin now|no|no no|no sale now|no roll now|yes'
  ].join('|')

  test.each(['', ...UNREADABLE.split('|')])('%o cannot be read', line => {
    expect(refusal(() => merchants.parse(line))?.code).toBe('BAD_ACTION')
  })

  test('of whatever words is one of these, or refused as one that cannot be read', () => {
    const word = constantFrom('go', 'rock', 'f7', ' ', '>', '@', '-M', 'm', 'roll', 'sell', 'coin', 'no', 'e3', 'shift')
    assert(
      property(string({ unit: word }), line => {
        const refused = refusal(() => normalizeLine(merchants, line))
        return refused
          ? refused.code === 'BAD_ACTION'
          : normalizeLine(merchants, normalizeLine(merchants, line)) === normalizeLine(merchants, line)
      })
    )
  })
})

test('what is refused has one order of codes', () => {
  const own = [
    'ROCK_ALREADY ROCK_TOO_LATE NO_ROCK CARD_NOT_IN_HAND RESERVE_EMPTY NOT_A_TILE_SPACE ALREADY_THERE ROCK_THERE NO_TILE',
    'WRONG_TERRAIN UNREACHABLE NOT_ADJACENT NOT_EMPTY OCCUPIED FROM_NOT_ALLOWED NEEDS_FROM BAD_FROM NO_COIN'
  ].flatMap(codes => codes.split(' '))
  expect(REFUSAL_CODES).toEqual([...COMMON_REFUSAL_CODES, ...own])
})

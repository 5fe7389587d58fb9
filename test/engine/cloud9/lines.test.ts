import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { LINES } from '../../../engine/cloud9/lines.ts'
import { normalizeLine } from '../../../engine/match.ts'
import { refusal } from '../refused.ts'

// RULES.md, 9.

describe('a line', () => {
  test('is one of eight', () => {
    expect(LINES).toEqual(['jump', 'stay', 'jump if jumped', 'wait', 'colours', 'wild', 'fall', 'continue'])
  })

  test.each(LINES)('%s is read and written again', line => {
    expect(cloud9.parse(line)).toEqual({ verb: line.replaceAll(' ', '-') })
    expect(cloud9.format(cloud9.parse(line))).toBe(line)
  })

  test.each([
    ['  JUMP ', 'jump'],
    ['Jump  If\tJumped', 'jump if jumped'],
    ['Colours', 'colours']
  ])('%o is spelled %s', (line, spelled) => {
    expect(normalizeLine(cloud9, line)).toBe(spelled)
  })

  const UNREADABLE = 'jumps|jump if|jump jumped|jump stay|wait for me|colors|wild W|fall 2|continue!|jump -G|pass'

  test.each(['', ...UNREADABLE.split('|')])('%o cannot be read', line => {
    expect(refusal(() => cloud9.parse(line))?.code).toBe('BAD_ACTION')
  })

  test('of whatever words is one of them, or refused as one that cannot be read', () => {
    const word = constantFrom('jump', 'if', 'jumped', ' ', 'STAY', 'wait', 'wild')
    assert(
      property(string({ unit: word }), line => {
        const refused = refusal(() => normalizeLine(cloud9, line))
        return refused ? refused.code === 'BAD_ACTION' : LINES.some(one => one === normalizeLine(cloud9, line))
      })
    )
  })
})

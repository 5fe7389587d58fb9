import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { normalizeLine } from '../../../engine/match.ts'
import { Refusal } from '../../../engine/refusal.ts'

// RULES.md, 13.

describe('a line', () => {
  test.each([
    ['G7@b2', { verb: 'place', card: 'G7', slot: 'b2', payment: [] }],
    ['G7@b2 -S3 -BR', { verb: 'place', card: 'G7', slot: 'b2', payment: ['S3', 'BR'] }],
    ['G3*@j1 -S3*', { verb: 'place', card: 'G3*', slot: 'j1', payment: ['S3*'] }],
    ['BR@b1', { verb: 'bridge', slot: 'b1' }],
    ['FG@a1>b2', { verb: 'campfire', card: 'FG', source: 'a1', target: 'b2', payment: [] }],
    ['FG@a1>b2 -S3', { verb: 'campfire', card: 'FG', source: 'a1', target: 'b2', payment: ['S3'] }],
    ['SU', { verb: 'summit' }],
    ['-G7 -S3', { verb: 'discard', cards: ['G7', 'S3'] }],
    ['-G7', { verb: 'discard', cards: ['G7'] }],
    ['herd b1 b2 a3 -S3 -G7', { verb: 'herd', route: ['b1', 'b2', 'a3'], payment: ['S3', 'G7'] }],
    ['hook', { verb: 'hook' }]
  ])('%s is read and written again', (line, action) => {
    expect(ascent.parse(line)).toEqual(action)
    expect(ascent.format(ascent.parse(line))).toBe(line)
  })

  test.each([
    ['  g7@B2   -s3 ', 'G7@b2 -S3'],
    ['HERD B1 B2 -su', 'herd b1 b2 -SU'],
    ['fr@A1>B2', 'FR@a1>b2'],
    ['Su', 'SU']
  ])('%o is spelled %s', (line, spelled) => {
    expect(normalizeLine(ascent, line)).toBe(spelled)
  })

  const UNREADABLE = `
    G7 | G7@ | @a1 | G0@a1 | G13@a1 | X7@a1 | G7@a0 | G7@1a | G7@a1@b1 | G7@a1>b2 | G7@a1 S3 | BR@b1 -S3 | BR | BR*@b1
    FG | FG@a1 | FG@a1> | FG@a1>b2>c3 | SU@a9 | SU -G7 | SU SU | SU* | herd | herd b1 | herd -S3 | herd b1 -S3
    herd b1 -S3 b2 | hook -S3 | hook 2 | - | -X | - G7 | pass`

  test.each(['', ...UNREADABLE.split(/[|\n]/)])('%o cannot be read', line => {
    expect(() => ascent.parse(line)).toThrow(expect.objectContaining({ code: 'BAD_ACTION' }))
  })

  test('of whatever letters is read, or refused as one that cannot be', () => {
    const word = oneof(constantFrom('G7', '-S3', '@a1', '>b2', 'herd', 'b1', 'a2', ' ', 'hook', 'SU', '*'), string())
    assert(
      property(oneof(string(), word, string({ unit: word })), line => {
        const spelled = attempt(line)
        return spelled === null || normalizeLine(ascent, spelled) === spelled
      })
    )
  })
})

function attempt(line: string): string | null {
  try {
    return normalizeLine(ascent, line)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BAD_ACTION') return null
    throw error
  }
}

import { describe, expect, test } from 'vitest'
import { reef } from '../../../engine/reef/index.ts'
import { normalizeLine } from '../../../engine/match.ts'

// RULES.md, 9.

describe('a line', () => {
  test.each([
    ['take R', { verb: 'take', colour: 'R' }],
    ['buy d1 -Y', { verb: 'buy', slot: 3, coral: null, pay: ['Y'] }],
    ['buy a4>1 -Y -Y -pe', { verb: 'buy', slot: 24, coral: 0, pay: ['Y', 'Y', 'pe'] }],
    ['buy h4>5', { verb: 'buy', slot: 31, coral: 4, pay: [] }],
    ['reveal b2 -B', { verb: 'reveal', slot: 9, pay: ['B'] }],
    ['boat -R -R -pe', { verb: 'boat', pay: ['R', 'R', 'pe'] }],
    ['shark h4', { verb: 'shark', slot: 31 }],
    ['shark 2', { verb: 'shark', coral: 1 }],
    ['end', { verb: 'end' }]
  ])('%s is read and written again', (line, action) => {
    expect(reef.parse(line)).toEqual(action)
    expect(reef.format(reef.parse(line))).toBe(line)
  })

  test.each([
    ['  BUY A4>1  -pe -k -Y ', 'buy a4>1 -Y -K -pe'],
    ['Take k', 'take K'],
    ['boat -PE -b -R', 'boat -R -B -pe'],
    ['REVEAL B2', 'reveal b2'],
    ['End', 'end']
  ])('%o is spelled %s', (line, spelled) => {
    expect(normalizeLine(reef, line)).toBe(spelled)
  })

  const UNREADABLE = `
    take | take x | take pe | take R R | take -R | buy | buy i1 | buy a5 | buy a0 | buy 1 | buy a4> | buy a4>0 | buy a4>6 | buy a4>1>2 | buy a4>a
    buy a4 >1 | buy d1 Y | buy d1 -x | buy d1 -co | reveal | reveal b2>1 | reveal i2 | reveal b2 B | boat R | boat a1 | shark | shark 0 | shark 6
    shark a9 | shark h4 -R | shark 1 2 | shark 10 | buy a4>10 | buy a4>-1 | buy a10 | end now | end -R | pass | - | -R | d1`

  test.each(['', ...UNREADABLE.split(/[|\n]/)])('%o cannot be read', line => {
    expect(() => reef.parse(line)).toThrow(expect.objectContaining({ code: 'BAD_ACTION' }))
  })
})

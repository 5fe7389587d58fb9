import { describe, expect, test } from 'vitest'
import type { State } from '../../../engine/tranquility/core/state.ts'
import { after, position, refused } from './position.ts'
import { pyramid } from './variants.ts'

// RULES.md, 4.4: who may send what, and when. First of all it is asked whose turn it is, then what is being decided.

/** A line of each verb, by the decision that it answers. */
const LINES = {
  turn: [
    '1@a1',
    'W41@f2',
    'J41@f2',
    '-1 -2',
    'start',
    'start W',
    'finish',
    'finish W',
    'finish J',
    'M@c3',
    'WM@c3',
    'all',
    'clear c1',
    'turn a1 -1',
    'exchange',
    'pass'
  ],
  pledge: ['give 0', 'give 1 -1', 'give 2 blind', 'withdraw'],
  rocks: ['rocks 4', 'keep -1 -2'],
  storm: ['storm', 'storm 4', 'storm -1'],
  pay: ['pay -1'],
  always: ['compass P1', 'compass P1 W']
}
const UNTIMELY = { W: 'WRONG_PHASE', N: 'NOT_YOUR_TURN' }

const STARTING = 'unstarted storms {} [S 1 2 3 4]p(30 31 32 33) [11 12 13 14 15]p(P 34 35) [21 22]p9'
const PLEDGING = after(position(STARTING), 'start', 'give 4 -1 -2 -3 -4', '1: give 4 -11 -12 -13 -14')
const MOMENTS: { readonly [moment: string]: State } = {
  'a turn': position('{} [1 2]p9 [3 4]p9'),
  'a turn of everything': position('rocks:2 P1:1 pool:1 monsters wilds {} [1 2]p9 [3 4]p9'),
  'offers for a Start': PLEDGING,
  'the Rocks': after(position('rocks:2 {} [1 2 3]p9 [4 5]p9'), '1@a1'),
  'a Storm of the active seat': after(position('storms {} [1 2 3 4 5]p(60 Y) [6 7]p9'), '-1 -2'),
  'a Storm of seat 1': after(PLEDGING, '2: give 0'),
  'a border space': after(pyramid('{1:5} [7 40 50 51 52]p9 [1 2]p9 explorers(start)'), '7@c1')
}

// W and N as above; a dot where neither is to be said.
const TABLE = `
  moment                     | seat | turn | pledge | rocks | storm | pay | always
  a turn                     |  0   |  .   |   W    |   W   |   W   |  W  |   .
  a turn                     |  1   |  N   |   N    |   N   |   N   |  N  |   .
  a turn of everything       |  0   |  .   |   W    |   W   |   W   |  W  |   .
  a turn of everything       |  1   |  N   |   N    |   N   |   N   |  N  |   .
  offers for a Start         |  0   |  W   |   .    |   W   |   W   |  W  |   .
  offers for a Start         |  1   |  N   |   .    |   N   |   N   |  N  |   .
  the Rocks                  |  0   |  W   |   W    |   .   |   W   |  W  |   .
  the Rocks                  |  1   |  N   |   N    |   N   |   N   |  N  |   .
  a Storm of the active seat |  0   |  W   |   W    |   W   |   .   |  W  |   .
  a Storm of the active seat |  1   |  N   |   N    |   N   |   N   |  N  |   .
  a Storm of seat 1          |  0   |  W   |   W    |   W   |   N   |  W  |   .
  a Storm of seat 1          |  1   |  N   |   N    |   N   |   .   |  N  |   .
  a Storm of seat 1          |  2   |  N   |   N    |   N   |   N   |  N  |   .
  a border space             |  0   |  W   |   W    |   W   |   W   |  .  |   .
  a border space             |  1   |  N   |   N    |   N   |   N   |  N  |   .
`

const [[, , ...phases] = [], ...rows] = TABLE.trim()
  .split('\n')
  .map(row => row.split('|').map(part => part.trim()))

describe.each(rows)('at %s, seat %s', (moment = '', seat, ...marks) => {
  const state = MOMENTS[moment]

  test.each(phases.map((phase, place) => [phase, marks[place]]))('sends what is for %s: %s', (phase, mark) => {
    for (const line of LINES[phase as keyof typeof LINES]) {
      const code = state && refused(state, line, Number(seat))
      const untimely = Object.values(UNTIMELY).find(one => one === code)
      expect([line, untimely]).toEqual([line, UNTIMELY[mark as keyof typeof UNTIMELY]])
    }
  })
})

test('what this set-up doesn’t have is said on one’s own turn alone', () => {
  const base = position('{} [1 2]p9 [3 4]p9')
  const missing = LINES.turn.concat(LINES.always).filter(line => refused(base, line) === 'MODULE')
  expect(missing).toEqual(['all', 'clear c1', 'turn a1 -1', 'exchange', 'pass', 'compass P1'])
  for (const line of missing.slice(0, -1)) expect(refused(base, line, 1)).toBe('NOT_YOUR_TURN')
})

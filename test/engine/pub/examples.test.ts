import { describe, expect, test } from 'vitest'
import { pub } from '../../../engine/pub/index.ts'
import { refusal } from '../refused.ts'
import { codeFor } from './model.ts'
import { falling, found, play, position, settled } from './position.ts'
import { tableOf } from './tables.ts'

// The worked examples of RULES.md, 8: number, position, line, what comes of it.

const CROWD = 'guests aL1 9/B@1, aL2 9/B@1, aN1 9/B@3, aN2 9/B@3, aO1 9/B@4, aO2 9/B@4, aT 9/B@5'

const LEGAL = `
  1 | dice 2 3; top aN1; guests bT 4/0@1 | enter A+B | aN1 5/0@0; active 1; told entered
  4 | dice 5 4; guests bT 4/0@0; top aL1; floor 0:1 | enter B | aL1 5/0@0; floor 0 0 0 0 0 0 0; bT 4/0@0; phase second; used B; told entered took
  6 | dice 5 4; guests aN1 1/0@1, aN2 1/0@2, aL1 1/0@3, aL2 1/0@4, aT 1/0@5; shown aO1 aO2 | enter A | aO1 5/0@0; hidden 1 7; shown ; used A; told shuffled entered
  8 | dice 2 4; guests aO1 3/2@1 | move B aO1 cw | aO1 3/2@3; told moved
  10 | dice 3 6; guests aN1 4/1@1 | move A aN1 ccw | aN1 4/1@6; told moved
  12 | dice 2 1; guests aN1 3/0@1, bN1 2/1@3 | move A aN1 cw | aN1 2/1@3; bN1 1/2@3; told moved drank
  13 | dice 2 1; guests aL1 2/0@1, bO1 3/1@3, bT 1/0@3; floor 3:1 | move A aL1 cw | aL1 2/0@3; bO1 2/2@3; bT 1/1@3; floor 0 0 0 0 0 0 0; told moved took paid
  14 | dice 4 1; guests aL1 0/2@1, bN1 3/0@3 | move A aL1 cw | aL1 out; bN1 3/0@3; banks 0 0; shown aL1; told moved expelled
  15 | dice 3 1; guests aO1 0/1@1, bO1 2/5@3 | move A aO1 cw | aO1 out; bO1 out; banks 0 0; shown aO1 bO1; told moved drank expelled
  16 | dice 6 1; guests aN1 1/5@2, bL1 2/0@3, bT 3/0@3 | move A aN1 cw | aN1 out; bL1 1/0@3; bT 3/1@3; banks 0 0; shown aN1; told moved paid expelled
  17 | dice 2 1; guests aL1 2/0@1, bL1 2/0@3, bL2 2/0@3 | move A aL1 cw | aL1 1/1@3; bL1 1/1@3; bL2 1/1@3
  20 | dice 2 1; guests aT 2/0@1, aL1 2/0@3, bN1 2/0@3, bO1 2/0@3 | move A aT cw | aL1 1/0@3; bN1 1/1@3; bO1 1/1@3; aT 1/1@3; told tipped moved paid
  21 | dice 1 3; guests aT 2/0@5 | move A aT cw | aT 1/0@6; floor 0 0 0 0 0 1 0; told tipped moved
  22 | dice 3 1; guests aT 0/2@5 | move A aT cw | aT 0/2@6; floor 0 0 0 0 0 0 0; told moved
  23 | dice 3 4; guests aN1 2/0@4, bN1 2/0@4 | move A+B aN1 cw | aN1 1/1@4; bN1 1/1@4; active 1; told moved drank
  24 | dice 4 2; guests bO1 1/3@4 | innkeeper A bO1 | innkeeper 4; bO1 0/4@4; told innkeeper drank
  25 | dice 4 2; guests bO1 0/3@4 | innkeeper A bO1 | innkeeper 4; bO1 out; shown bO1; told innkeeper expelled
  29 | dice 2 5 | innkeeper A | innkeeper 2; told innkeeper
  30 | dice 3 4; guests aN1 2/2@0 | exit A aN1 | banks 2 0; aN1 out; shown aN1; floor 0 0 0 0 0 0 0; phase second; told left
  32 | dice 2 5; innkeeper 4; guests aO1 1/3@4 | exit B aO1 | banks 3 0; aO1 out; shown aO1; told left
  35 | dice 2 5; banks 10 0 0; guests aN1 0/3@0 | exit A aN1 | banks 13 0 0; phase over; won 0; told left over
  39d | dice 2 5; used A; guests bT 2/0@2 | pass | active 1; told passed
  40 | dice 2 5; guests aT 1/4@0; floor 0:2 | exit A aT | banks 4 0; floor 2 0 0 0 0 0 0; aT out; shown aT; told left
  42 | dice 1 2; innkeeper 1; ${CROWD.replaceAll('B', '3')} | innkeeper B | innkeeper 2; phase second; used B
  43 | dice 2 2; innkeeper 6; ${CROWD.replaceAll('B', '4')} | innkeeper B | innkeeper 2; active 1
  43 | dice 2 2; innkeeper 6; ${CROWD.replaceAll('B', '4')} | innkeeper A | innkeeper 2; active 1
  45 | dice 3 4; guests aT 1/0@4 | move A+B aT cw | aT 0/0@4; floor 0 0 0 0 1 0 0; told tipped moved
  46 | dice 6 6; guests aN1 2/0@0 | move A+B aN1 cw | aN1 2/0@5; active 1
  47 | dice 1 2; active 1; guests aL1 1/5@3, aL2 1/5@3, bL1 1/0@2 | move A bL1 cw | aL1 out; aL2 out; shown aL1 aL2; bL1 0/1@3; told moved drank expelled
  50 | dice 2 6; guests bT 3/0@2, bO1 0/0@2, aN1 2/1@1 | move A aN1 cw | aN1 1/1@2; bO1 out; bT 3/0@2; shown bO1; told moved paid expelled
`

test.each([
  ...rows(LEGAL),
  ...rows(`
  the next seat is the one to the left | dice 2 5; used A; banks 0 0 0 | pass | active 1; told passed
  after the last comes the first | dice 2 5; used A; active 2; banks 0 0 0 | pass | active 0; told passed
  six coins are not too many | dice 2 4; top aN1 | enter A+B | aN1 6/0@0; hidden 6 7; active 1
  a goblin takes one coin of two | dice 2 1; guests aL1 2/0@1; floor 3:2 | move A aL1 cw | aL1 3/0@3; floor 0 0 0 1 0 0 0
  a dwarf takes none | dice 2 1; guests aN1 2/0@1; floor 3:2 | move A aN1 cw | aN1 2/0@3; floor 0 0 0 2 0 0 0
  a fifth beer is no last | dice 4 2; guests bO1 1/4@4 | innkeeper A bO1 | bO1 0/5@4
  a sixth by the innkeeper is | dice 4 2; guests bO1 3/5@4 | innkeeper A bO1 | bO1 out; shown bO1; told innkeeper drank expelled
  an orc leaves from the door like others | dice 2 5; guests aO1 2/2@0 | exit B aO1 | banks 2 0; aO1 out
  the next higher race may be two above | dice 2 1; guests aL1 2/0@1, bT 1/0@3 | move A aL1 cw | aL1 1/0@3; bT 1/1@3; told moved paid
  `)
])('example %s: %s, %s', (_, where, line, told) => {
  const at = position(where)
  expect(offered(at, line)).toBe(true)
  expect(found(play(at, line), told)).toBe(told)
  expect(codeFor(tableOf(at), at.active, line)).toBe(null)
})

const REFUSED = `
  2 | dice 5 4 | enter A+B | SUM_TOO_BIG
  3 | dice 5 4; guests aO1 4/0@0 | enter A | DOOR_OCCUPIED
  5 | dice 5 4; ${CROWD.replaceAll('B', '0')} | enter A | STACK_EMPTY
  7 | dice 2 4; guests aO1 3/2@1 | move A aO1 cw | TOO_DRUNK
  9 | dice 2 4; guests aO1 3/2@1 | move B aO1 ccw | ONE_WAY_ONLY
  11 | dice 3 1; guests aL1 2/0@4, bN1 2/0@5, aL2 2/0@0 | move A aL1 cw | DOOR_OCCUPIED
  18 | dice 2 1; guests aN1 2/0@1, bL1 2/0@3, bL2 2/0@3 | move A aN1 cw | SEAT_REFUSED
  19 | dice 2 1; guests aL1 2/0@1, bL1 2/0@3, bN1 2/0@3 | move A aL1 cw | SEAT_REFUSED
  26 | dice 4 2; guests bO1 1/3@4 | innkeeper A | NEEDS_VICTIM
  27 | dice 4 4; innkeeper 4 | innkeeper A | SAME_TABLE
  28 | dice 1 2 | innkeeper A+B | SUM_NOT_ALLOWED
  31 | dice 1 2; guests aN1 3/2@0 | exit A aN1 | TOO_SOBER
  33 | dice 1 2; innkeeper 4; guests aN1 1/3@4 | exit B aN1 | NOT_AT_EXIT
  34 | dice 1 2; innkeeper 2; guests aO1 1/3@4 | exit B aO1 | NOT_AT_EXIT
  36 | dice 1 2 | pass | MUST_ACT
  37 | dice 1 2; used A; guests aN1 1/3@4 | move A+B aN1 cw | SUM_AFTER_DIE
  38 | dice 1 2; used A; guests aN1 1/3@4 | move A aN1 cw | DIE_USED
  39 | dice 1 2; guests bN1 1/0@4 | move A bN1 cw | NOT_YOUR_CHARACTER
  39b | dice 1 2 | move A aN1 cw | NOT_IN_PUB
  39c | dice 4 2; guests bO1 1/3@5 | innkeeper A bO1 | BAD_VICTIM
  44 | dice 4 2; used A; guests aN1 1/3@0 | exit A+B aN1 | SUM_AFTER_DIE
  48 | dice 4 2 | move A cN1 cw | NOT_YOUR_CHARACTER
  49 | dice 4 2; guests aO1 3/0@1 | move A aO1 | BAD_ACTION
  49 | dice 4 2; guests aO1 3/0@1 | move B+A aO1 cw | BAD_ACTION
  49 | dice 4 2; guests aT 0/0@0 | exit A aT1 | BAD_ACTION
  49 | dice 4 2 | enter A cw | BAD_ACTION
`

test.each([
  ...rows(REFUSED),
  ...rows(`
  nobody’s clan is at no table | dice 4 2; guests bO1 1/3@4 | innkeeper A cO1 | BAD_VICTIM
  a name for an empty table | dice 4 2; guests bO1 1/3@0 | innkeeper A bO1 | BAD_VICTIM
  a used die before a guest of another | dice 4 2; used A; guests bN1 1/0@4 | move A bN1 cw | DIE_USED
  a guest of another before one at home | dice 4 2 | exit A bN1 | NOT_YOUR_CHARACTER
  the sum before whose it is | dice 4 2; guests bN1 0/0@0 | exit A+B bN1 | SUM_NOT_ALLOWED
  the sum before the table | dice 1 2; guests bN1 0/0@3 | innkeeper A+B | SUM_NOT_ALLOWED
  too many coins before an empty stack | dice 5 4; ${CROWD.replaceAll('B', '0')} | enter A+B | SUM_TOO_BIG
  too many coins before the door | dice 5 4; guests aO1 4/0@0 | enter A+B | SUM_TOO_BIG
  an empty stack before the door | dice 5 4; ${CROWD.replaceAll('B', '0').replace('@1', '@0')} | enter A | STACK_EMPTY
  drink before the way | dice 2 4; guests aO1 3/2@1 | move A aO1 ccw | TOO_DRUNK
  the way before the door | dice 2 4; guests aO1 3/0@2, aN1 1/0@0 | move A aO1 ccw | ONE_WAY_ONLY
  the exit before the coins | dice 2 4; guests aO1 3/0@2 | exit A aO1 | NOT_AT_EXIT
  a table that needs no name first | dice 4 4; innkeeper 4; guests bO1 0/0@4 | innkeeper A | SAME_TABLE
  ruling 9, an orc that is sober | dice 1 2; innkeeper 4; guests aO1 3/2@4 | exit B aO1 | TOO_SOBER
  seven coins | dice 3 4 | enter A+B | SUM_TOO_BIG
  as many beers as steps | dice 5 4; guests aN1 3/5@1 | move A aN1 ccw | TOO_DRUNK
  the sum in the second action | dice 1 2; used B | enter A+B | SUM_AFTER_DIE
  beside another race and two of a third | dice 2 1; guests aN1 2/0@1, bO1 2/0@3, bT 2/0@3, aT 2/0@3 | move A aN1 cw | SEAT_REFUSED
  `)
])('example %s: %s, %s is refused with %s', (_, where, line, code) => {
  const at = position(where)
  expect(refusal(() => play(at, line))?.code).toBe(code)
  expect(offered(at, line)).toBe(false)
  // The model is asked for nothing that cannot be read.
  expect(code === 'BAD_ACTION' ? code : codeFor(tableOf(at), at.active, line)).toBe(code)
})

describe('a roll', () => {
  test('example 41: with which nothing can be done is rolled again', () => {
    const at = position(
      'roll; innkeeper 3; guests aL1 9/5@0, aN1 9/5@1, aN2 9/5@1, aO1 9/5@2, aO2 9/5@2, bL1 9/0@3, bL2 9/0@3, aL2 9/5@6, aT 9/5@6'
    )
    // One step is all that the sum leaves, and each leads where somebody is in the way.
    const { state, events } = settled(at, falling(3, 3, 1, 3))
    expect(events.map(({ facts }) => [facts.A, facts.B])).toEqual([
      [3, 3],
      [1, 3]
    ])
    expect(state.dice).toEqual({ A: 1, B: 3 })
  })

  test('example 42: with which one line alone is legal is played by the table', () => {
    const at = position(`roll; innkeeper 1; ${CROWD.replaceAll('B', '3')}`)
    const { state, events } = settled(at, falling(1, 2))
    expect(events).toEqual([
      { type: 'rolled', facts: { seat: 0, A: 1, B: 2 } },
      { type: 'forced', facts: { seat: 0, line: 'innkeeper B' } },
      { type: 'innkeeper', facts: { seat: 0, table: 2 } }
    ])
    expect([state.phase, state.innkeeper, pub.awaits(state)]).toEqual(['second', 2, [0]])
    expect(lines(state)).toEqual(['pass', 'innkeeper A aL1', 'innkeeper A aL2'])
  })

  test('example 43: with two dice alike leaves two lines, and is asked', () => {
    const at = position(`roll; innkeeper 6; ${CROWD.replaceAll('B', '4')}`)
    const { state } = settled(at, falling(2, 2))
    expect([state.phase, lines(state)]).toEqual(['first', ['innkeeper A', 'innkeeper B']])
  })
})

test('example 51: a die that is of no use is dropped unasked', () => {
  const at = position(`dice 2 2; innkeeper 1; ${CROWD.replaceAll('B', '4')}`)
  const { state, events } = play(at, 'innkeeper A')
  expect(state.active).toBe(1)
  expect(events.map(({ type }) => type)).toEqual(['innkeeper', 'turn', 'rolled'])
})

test('ruling 11: who has neither coin nor beer may leave', () => {
  expect(found(play(position('dice 2 1; guests aN1 0/0@0'), 'exit A aN1'), 'banks 0 0; told left')).toBe(
    'banks 0 0; told left'
  )
})

test.each([
  ['example 14: a coin that is missing', 'dice 4 1; guests aL1 0/2@1, bN1 3/0@3', 'move A aL1 cw', ['aL1 coin']],
  ['example 16: a sixth beer', 'dice 6 1; guests aN1 1/5@2, bL1 2/0@3, bT 3/0@3', 'move A aN1 cw', ['aN1 beer']],
  ['example 15: either', 'dice 3 1; guests aO1 0/1@1, bO1 2/5@3', 'move A aO1 cw', ['aO1 coin', 'bO1 beer']],
  ['both at once', 'dice 2 1; guests aL1 3/0@1, bO1 0/5@3, bT 2/0@3', 'move A aL1 cw', ['bO1 both']]
])('whoever is thrown out is told why: %s', (_, where, line, told) => {
  const expelled = play(position(where), line).events.filter(({ type }) => type === 'expelled')
  expect(expelled.map(({ facts }) => facts)).toEqual([
    { chars: told.map(one => one.split(' ')[0]), why: told.map(one => one.split(' ')[1]) }
  ])
})

test('ruling 12: a sixth beer is no excuse from the next round', () => {
  const at = position('dice 2 1; guests aN1 1/0@1, bO1 1/5@3, bT 0/0@3')
  expect(found(play(at, 'move A aN1 cw'), 'aN1 0/0@3; bO1 out; bT 0/1@3')).toBe('aN1 0/0@3; bO1 out; bT 0/1@3')
})

test('ruling 29: nobody drinks at the door', () => {
  const at = position('dice 1 2; guests aN1 1/0@6, bN1 1/0@0')
  expect(found(play(at, 'move A aN1 cw'), 'aN1 1/0@0; bN1 1/0@0; told moved')).toBe('aN1 1/0@0; bN1 1/0@0; told moved')
})

test('ruling 27: seven steps lead a troll back to its own tip, and past its own clan at the door', () => {
  const at = position('dice 3 4; guests aT 2/0@0')
  expect(found(play(at, 'move A+B aT cw'), 'aT 1/0@0; floor 1 0 0 0 0 0 0')).toBe('aT 1/0@0; floor 1 0 0 0 0 0 0')
})

function rows(text: string): [string, string, string, string][] {
  return text
    .trim()
    .split('\n')
    .map(row => row.split('|').map(cell => cell.trim()) as [string, string, string, string])
}

function lines(state: ReturnType<typeof position>): string[] {
  return pub
    .choices(state, state.active)
    .flatMap(({ line, ways }) => Object.keys(ways?.at ?? { '': 0 }).map(way => line.replace('_', way)))
}

function offered(state: ReturnType<typeof position>, line: string): boolean {
  return lines(state).includes(line)
}

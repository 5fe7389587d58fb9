import { expect, test } from 'vitest'
import type { Wait } from '../../../schema/room-tables.ts'
import { nextWaits, stillAsked } from '../../../worker/match/turns.ts'

const wait = (seat: number, turn: number, since: number, among: number | null = null): Wait => ({
  seat,
  turn,
  since,
  among
})

test.each<[string, readonly Wait[], readonly number[], number | null, readonly Wait[]]>([
  ['the deal asks a seat', [], [1], null, [wait(1, 5, 500)]],
  ['the turn passes on', [wait(0, 2, 200)], [1], 0, [wait(1, 5, 500)]],
  ['a seat is asked on, for another seat has acted', [wait(0, 2, 200)], [0], 1, [wait(0, 2, 200)]],
  [
    'a seat goes on after its own action: the same turn, a new wait',
    [wait(0, 2, 200)],
    [0],
    0,
    [{ ...wait(0, 2, 500), begunAt: 200 }]
  ],
  [
    'and again: its turn began when it began',
    [{ ...wait(0, 2, 200), begunAt: 100 }],
    [0],
    0,
    [{ ...wait(0, 2, 500), begunAt: 100 }]
  ],
  [
    'several are asked at once',
    [wait(0, 2, 200)],
    [0, 1],
    0,
    [{ ...wait(0, 2, 500, 5), begunAt: 200 }, wait(1, 5, 500, 5)]
  ],
  [
    'one of several has answered',
    [wait(0, 2, 200, 2), wait(1, 2, 200, 2), wait(2, 2, 200, 2)],
    [1, 2],
    0,
    [wait(1, 2, 200, 2), wait(2, 2, 200, 2)]
  ],
  ['the last of several is asked alone', [wait(0, 2, 200, 2), wait(1, 2, 200, 2)], [1], 0, [wait(1, 2, 200)]],
  ['it is over', [wait(0, 2, 200)], [], 0, []]
])('%s', (_, before, awaits, seat, after) => {
  expect(nextWaits(before, awaits, { version: 5, now: 500, seat })).toEqual(after)
})

test.each<[string, readonly Wait[], number, boolean]>([
  ['asked alone', [wait(0, 2, 200)], 3, false],
  ['asked among several since that version', [wait(0, 2, 200, 3), wait(1, 3, 300, 3)], 3, true],
  ['asked among several only later', [wait(0, 2, 200, 4), wait(1, 4, 300, 4)], 3, false],
  ['not asked at all', [wait(1, 2, 200, 2), wait(2, 2, 200, 2)], 3, false]
])('an action on version 3 of a seat that is %s', (_, waits, version, still) => {
  expect(stillAsked(waits, 0, version)).toBe(still)
})

import { expect, test } from 'vitest'
import type { State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import type { Below } from '../stream.ts'
import { allowed, played, type Table } from './model.ts'
import { falling, play, position } from './position.ts'
import { tableOf } from './tables.ts'

type Counted = readonly [where: string, counts: readonly number[]]

/** How many lines there are, and how many of two and three one after the other; the dice of every turn fall alike. */
const COUNTS: readonly Counted[] = [
  ['dice 1 2; guests aN1 4/0@0, bO1 4/0@0', [8, 38, 184]],
  ['dice 3 3; guests aN1 4/0@0, bO1 4/0@0', [8, 36, 170]],
  ['dice 6 5; guests aT 4/0@0, bL1 4/0@0; innkeeper 5', [4, 15, 72]],
  ['dice 1 2; used A; guests aN1 4/0@1, bN1 4/0@3', [5, 55, 350]],
  ['dice 2 4; innkeeper 4; guests aO1 2/2@4, aN1 1/3@0, aL1 3/0@2, bT 2/1@2, bN2 1/4@5; floor 1:1 5:2', [15, 106, 924]],
  ['dice 4 6; guests aL1 1/0@1, aL2 1/0@2, aN1 1/0@3, aN2 1/0@4, aO1 1/0@5, aO2 1/0@6, aT 1/0@0', [24, 198, 1123]],
  ['dice 5 6; innkeeper 1; guests aL1 0/5@1, aN1 0/5@2, aO1 0/5@3, aT 0/5@4, bL1 0/5@5, bN1 0/5@6', [14, 62, 269]],
  ['dice 1 1; innkeeper 3; guests aL1 3/0@2, bL1 2/0@3, bL2 2/0@3, bT 1/1@2; shown aT aO2', [8, 45, 425]],
  ['dice 2 3; banks 14 14; guests aN1 0/1@0, bN1 0/1@0', [10, 50, 360]],
  ['dice 1 4; banks 8 8 8 8 8; guests aO1 1/1@2, bO1 1/0@3, cL1 2/2@3, dT 3/1@4, eN1 2/2@0; innkeeper 2', [9, 35, 218]],
  ['dice 6 1; banks 0 0 0; guests aN1 5/1@5, aN2 5/1@6, bL1 1/1@1, cT 0/2@6; floor 6:3', [12, 59, 375]],
  ['dice 4 3; banks 0 0 0 0; guests aT 4/1@3, bT 3/1@6, cT 2/1@0, dT 1/1@0', [7, 32, 213]],
  // Hardly anything can be done: example 42, and example 43.
  [
    'dice 1 2; innkeeper 1; guests aL1 9/3@1, aL2 9/3@1, aN1 9/3@3, aN2 9/3@3, aO1 9/3@4, aO2 9/3@4, aT 9/3@5',
    [1, 3, 17]
  ],
  [
    'dice 2 2; innkeeper 6; guests aL1 9/4@1, aL2 9/4@1, aN1 9/4@3, aN2 9/4@3, aO1 9/4@4, aO2 9/4@4, aT 9/4@5',
    [2, 10, 40]
  ],
  // Both may win at once, or let in what lies face up.
  ['dice 2 2; banks 14 14; guests aO1 0/1@2, aN1 1/1@0; innkeeper 2; shown aL1 aL2 aN2 aO2 aT', [13, 46, 177]],
  [
    'dice 5 1; banks 3 3 3; active 2; used B; floor 0:2 2:1; guests cL1 0/0@2, cN1 2/2@0, aL1 2/1@0, bN1 1/5@6',
    [5, 25, 90]
  ]
]

test.each(COUNTS)('%s: %j', (where, counts) => {
  const state = position(where)
  expect([1, 2, 3].map(depth => count(state, depth))).toEqual(counts)
  expect([1, 2, 3].map(depth => countAgain(tableOf(state), depth))).toEqual(counts)
})

function count(state: State, depth: number): number {
  if (depth === 0) return 1
  const lines = linesOf(state)
  if (depth === 1) return lines.length
  return lines.reduce((sum, line) => sum + count(play(state, line, falling(2, 3, 2, 3)).state, depth - 1), 0)
}

/** The same by the model. */
function countAgain(table: Table, depth: number): number {
  if (depth === 0) return 1
  if (table.phase === 'over') return 0
  const lines = allowed(table)
  if (depth === 1) return lines.length
  return lines.reduce((sum, line) => sum + countAgain(played(table, line, likewise()).table, depth - 1), 0)
}

/** The dice fall as there; of a list that is shuffled each card stays where it is. */
function likewise(): Below {
  const dice = [2, 3, 2, 3]
  return end => (end === 6 ? (dice.shift() ?? 1) : end) - 1
}

function linesOf(state: State): string[] {
  return pub
    .choices(state, state.active)
    .flatMap(({ line, ways }) => Object.keys(ways?.at ?? { '': 0 }).map(way => line.replace('_', way)))
}

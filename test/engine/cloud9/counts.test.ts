import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import type { State } from '../../../engine/cloud9/state.ts'
import { playAll, position } from './position.ts'

type Counted = readonly [where: string, before: string, counts: readonly number[]]

/** How many ways there are to say one thing, and two and three one after the other, whoever says them. */
const COUNTS: readonly Counted[] = [
  ['', '', [14, 184, 2252]],
  ['roll --', '', [11, 109, 947]],
  ['roll RR; hands YYP - R PPPPW', '', [11, 109, 947]],
  ['', '3 jump, 0 wait, 1 wild', [14, 172, 1998]],
  ['pilot; aboard 1 3', '', [2, 12, 48]],
  ['solo; aboard 1; hands YYP GGGPPPRRRYYYW R PPPPW', '', [2, 15, 161]],
  ['cloud 8; pilot 0; aboard 0 2; roll YY--', '', [5, 13, 23]]
]

test.each(COUNTS)('%s after %s: %j', (where, before, counts) => {
  const { state } = playAll(position(where), before)
  expect([1, 2, 3].map(depth => count(state, depth))).toEqual(counts)
})

function count(state: State, depth: number): number {
  if (depth === 0) return 1
  return [...state.players.keys()]
    .flatMap(seat => cloud9.choices(state, seat).map(choice => `${seat} ${choice.try}`))
    .reduce((sum, said) => sum + count(playAll(state, said).state, depth - 1), 0)
}

import { expect, test } from 'vitest'
import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { countOf, linesOf } from '../../choices.ts'
import { decided, settled } from './examples.ts'
import { A, position, type Table, THEIRS } from './position.ts'

type Counted = readonly [string, Table, readonly number[]]

const RICH = '5 boats R2 Y2 G1 B1 P1 K1 pe1 sh1 [- Ym RY]'

/** How many complete lines there are after none, one and two actions; the first was counted by hand. */
const COUNTS: readonly Counted[] = [
  ['position A', {}, [357, 29121]],
  ['a single boat and few worms', { seats: ['1 boats R1 B1 []', THEIRS] }, [7, 173, 6432]],
  ['a shark, and five boats', { seats: [RICH, THEIRS] }, [394, 56875]],
  ['nothing to pay with', { seats: ['4 boats []', THEIRS] }, [1, 153, 5476]],
  [
    'a look taken, and all rows open',
    { grid: A.replace('#Kf #~', '%Kf #~'), seats: ['8 boats K2 Y1 [-]', THEIRS] },
    [70, 2137, 49137]
  ],
  ['a pick of two colours', { phase: 'pick' }, [2, 714, 58364]],
  ['a substitute for the first die', { phase: 'income', given: 0, stock: 'Y1 G1 B1' }, [3, 1250]],
  ['four breedings, and the fifth at hand', { seats: ['3 boats R1 Y3 [Rm BB YY GG PP]', THEIRS] }, [42, 591, 10949]]
]

test.each(COUNTS)('%s', (__, table, counts) => {
  expect(counts.map((_, depth) => count(position(table), depth))).toEqual(counts)
})

function count(state: State, depth: number): number {
  const [seat] = reef.awaits(state)
  if (seat === undefined) return 0
  const choices = reef.choices(state, seat)
  if (depth === 0) return choices.reduce((sum, choice) => sum + countOf(choice), 0)
  const lines = new Set(choices.flatMap(choice => linesOf(choice)))
  return [...lines].reduce((sum, line) => sum + count(settled(decided(state, line, seat)), depth - 1), 0)
}

import { expect, test } from 'vitest'
import type { Seat } from '../../../engine/game.ts'
import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { linesOf } from '../../choices.ts'
import { codeOf, decided, settled } from './examples.ts'
import { codeFor, everyLine, waysToPay } from './model.ts'
import { A, position, type Table, THEIRS } from './position.ts'

/** So few lines that those after each of them can be counted twice. */
const FEW = 50

type Counted = readonly [string, Table, readonly number[]]

const RICH = '5 boats R2 Y2 G1 B1 P1 K1 pe1 sh1 [- Ym RY]'

/** How many complete lines there are after none, one and two actions. */
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
  ['four breedings, and the fifth at hand', { seats: ['3 boats R1 Y3 [Rm BB YY GG PP]', THEIRS] }, [42, 591, 10949]],
  ['five corals', { seats: ['4 boats Y2 K1 [- Ym - RY -]', THEIRS] }, [33, 542]],
  ['the other seat’s turn', { active: 1 }, [91, 3426]],
  ['no boat left', { seats: ['7 boats R2 B1 [Bf]', '8 boats []'], boatsLeft: 0 }, [61, 1491]],
  ['a pearl and nothing else', { seats: ['2 boats pe2 sh2 [- Yf]', THEIRS] }, [30, 786, 17681]],
  [
    'holes wherever a boat reaches',
    { grid: A.replaceAll(/(?<= \/ |^)\S+ \S+/g, '_ _'), seats: ['2 boats R3 [Ym]', THEIRS] },
    [2, 154, 5555]
  ]
]

test.each(COUNTS)('%s', (__, table, counts) => {
  expect(counts.map((_, depth) => count(position(table), depth))).toEqual(counts)
})

test.each(COUNTS)('%s, counted from nothing but what lies open', (__, table, counts) => {
  const checked = counts.slice(0, (counts[0] ?? 0) < FEW ? 2 : 1)
  expect(checked.map((_, depth) => count(position(table), depth, byModel))).toEqual(checked)
})

test.each(COUNTS)('%s: what speaks against any line that could be paid for', (__, table) => {
  const state = position(table)
  const [seat = 0] = reef.awaits(state)
  const view = reef.view(state, seat)
  const lines = everyLine(view, seat)
  const told = lines.map(line => [line, codeFor(view, seat, line)])
  expect(lines.map(line => [line, codeOf(state, line, seat) ?? null])).toEqual(told)
})

/** Each line that may be said, and how often it counts: worms of one colour are picked each for itself. */
type Counting = (state: State, seat: Seat) => ReadonlyMap<string, number>

function byEngine(state: State, seat: Seat): ReadonlyMap<string, number> {
  const lines = reef.choices(state, seat).flatMap(choice => linesOf(choice))
  return new Map([...new Set(lines)].map(line => [line, lines.filter(other => other === line).length]))
}

function byModel(state: State, seat: Seat): ReadonlyMap<string, number> {
  const view = reef.view(state, seat)
  const legal = everyLine(view, seat).filter(line => codeFor(view, seat, line) === null)
  return new Map(legal.map(line => [line, waysToPay(view, seat, line)]))
}

function count(state: State, depth: number, counting: Counting = byEngine): number {
  const [seat] = reef.awaits(state)
  if (seat === undefined) return 0
  const lines = counting(state, seat)
  if (depth === 0) return [...lines.values()].reduce((sum, times) => sum + times, 0)
  return [...lines.keys()].reduce(
    (sum, line) => sum + count(settled(decided(state, line, seat)), depth - 1, counting),
    0
  )
}

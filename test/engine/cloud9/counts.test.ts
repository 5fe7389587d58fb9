import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import type { State } from '../../../engine/cloud9/state.ts'
import { allowed, said, type Table } from './model.ts'
import { playAll, position } from './position.ts'

type Counted = readonly [where: string, before: string, counts: readonly number[]]

/** How many ways there are to say one thing, and two and three one after the other, whoever says them. */
const COUNTS: readonly Counted[] = [
  ['', '', [14, 184, 2252]],
  ['roll --', '', [11, 109, 947]],
  ['roll RR; hands YYP - R PPPPW', '', [11, 109, 947]],
  ['', '3 jump, 0 wait, 1 wild', [14, 172, 1998]],
  ['', '2 jump', [10, 88, 652]],
  ['', '0 wait, 2 stay', [10, 88, 652]],
  ['aboard 1 2', '', [6, 24, 108]],
  ['roll RR; hands YYP GGR R PPPPW', '', [13, 157, 1741]],
  ['pilot 0; aboard 0 1 2 3 4 5; roll YG; hands Y R R R R R', '', [21, 429, 8517]],
  ['pilot; aboard 1 3', '', [2, 12, 48]],
  ['solo; aboard 1; hands YYP GGGPPPRRRYYYW R PPPPW', '', [2, 15, 161]],
  ['cloud 8; pilot 0; aboard 0 2; roll YY--', '', [5, 13, 23]]
]

test.each(COUNTS)('%s after %s, counted by the rules of one roll: %j', (where, before, counts) => {
  const { state } = playAll(position(where), before)
  const counted = [1, 2, 3].map(depth => countIn(tableOf(state), depth)).filter(count => !Number.isNaN(count))
  expect(counted).toEqual(counts.slice(0, counted.length))
})

test.each(COUNTS)('%s after %s: %j', (where, before, counts) => {
  const { state } = playAll(position(where), before)
  expect([1, 2, 3].map(depth => count(state, depth))).toEqual(counts)
})

function count(state: State, depth: number): number {
  if (depth === 0) return 1
  return [...state.players.keys()]
    .flatMap(seat => cloud9.choices(state, seat).map(choice => `${seat} ${choice.example}`))
    .reduce((sum, line) => sum + count(playAll(state, line).state, depth - 1), 0)
}

/** The same while the roll lasts; no number where it ends before the last line. */
function countIn(table: Table, depth: number): number {
  if (depth === 0) return 1
  if (table.end) return Number.NaN
  return allowed(table).reduce((sum, [seat, line]) => sum + countIn(said(table, seat, line), depth - 1), 0)
}

/** What the model makes of a position; of the lone pilot it knows nothing. */
function tableOf({ players, pilot, phase, roll }: State): Table {
  const round = players.map((_, step) => (pilot + 1 + step) % players.length).slice(0, -1)
  const of = (what: 'choice' | 'sealed') =>
    Object.fromEntries(players.flatMap((player, seat) => (player[what] ? [[seat, player[what]]] : [])))
  const places = round.filter(seat => players[seat]?.aboard || players[seat]?.choice === 'jump')
  const isLate = phase === 'pilot' ? Object.fromEntries(places.map(seat => [seat, 'stay'])) : {}
  const hand = (players[pilot]?.hand ?? []).join('')
  const need = (roll ?? []).filter(face => face !== '-').join('')
  const table = {
    seats: players.length,
    pilot,
    places,
    need,
    hand,
    open: { ...isLate, ...of('choice') },
    lying: of('sealed')
  }
  return phase === 'solo' ? { ...table, end: phase } : table
}

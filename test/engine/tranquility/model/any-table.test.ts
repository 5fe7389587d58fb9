import { expect, test } from 'vitest'
import type { Event } from '../../../../engine/game.ts'
import { decide, openMatch } from '../../../../engine/match.ts'
import { type Random, randomStream } from '../../../../engine/random.ts'
import { tranquility } from '../../../../engine/tranquility/index.ts'
import type { State } from '../../../../engine/tranquility/core/state.ts'
import { anyLine, anyOf, countOf, isOffered, linesOf } from '../../../choices.ts'
import { chance, seedOf } from '../../../random-play.ts'
import { refusal } from '../../refused.ts'
import { CODES } from './codes.ts'
import { eventsOf, stateOf, tableOf } from './engine-table.ts'
import { linesOfSeat } from './every-line.ts'
import { awaited, type Outcome, outcomeOf, settled } from './outcome.ts'
import { randomTable } from './random-table.ts'
import { refusalOf } from './refusal.ts'
import type { Table } from './table.ts'
import { viewOf } from './view.ts'

/*
 * At tables of all kinds every line is judged by the model, and what comes of those that may be played is compared with
 * what it expects: RULES.md.
 */

const TABLES = Array.from({ length: 420 }, (_, number) => number)
const PLAYED = 6
const TRIED_BY_OTHERS = 60
const SEED = new Uint8Array(32).fill(7)
const FEW = 2000
const { match: MATCH } = openMatch(tranquility, {}, 2, seedOf(0))

const found = new Set<string>()

test.each(TABLES)('table %i', number => {
  const dice = chance(number)
  const before = randomTable(dice)
  const run = settledByEngine({ state: stateOf(before), events: [] })
  expect(run).toEqual(outcome(settled(before, randomStream(SEED))))
  let { table } = run
  for (let count = dice.below(4); count > 0; count--) table = onwards(table, dice)
  const state = stateOf(table)
  expect(tableOf(state)).toEqual(table)
  expect([tranquility.awaits(state), tranquility.result(state)]).toEqual([awaited(table), table.result])
  for (const viewer of ['watcher', ...table.players.keys()] as const) {
    const expected = viewOf(table, viewer)
    const view = Object.entries(tranquility.view(state, viewer)).filter(([name]) => name in expected)
    expect(Object.fromEntries(view)).toEqual(expected)
  }
  for (const seat of table.players.keys()) {
    const legal = judged(table, state, seat, dice)
    for (const line of dice.shuffle(legal).slice(0, PLAYED)) played(table, seat, line)
  }
})

test('every code is met', () => {
  expect(CODES.filter(code => !found.has(code))).toEqual(['BAD_ACTION'])
})

/** The table after a line of any seat that may play one, if there is any. */
function onwards(table: Table, dice: Random): Table {
  const state = stateOf(table)
  for (const seat of dice.shuffle([...table.players.keys()])) {
    const choices = tranquility.choices(state, seat)
    if (choices.length > 0) return played(table, seat, anyLine(anyOf(choices, dice), dice))
  }
  return table
}

/** What the engine makes of a line, the model being of the same mind. */
function played(table: Table, seat: number, line: string): Table {
  const run = settledByEngine(tranquility.apply(stateOf(table), seat, tranquility.parse(line)))
  expect([line, run]).toEqual([line, outcome(outcomeOf(table, seat, line, randomStream(SEED)))])
  return run.table
}

function judged(table: Table, state: State, seat: number, dice: Random): string[] {
  const all = linesOfSeat(table, seat, dice)
  const lines = awaited(table).includes(seat) ? all : dice.shuffle(all).slice(0, TRIED_BY_OTHERS)
  const codes = lines.map(line => refusalOf(table, seat, line))
  const differing = lines.flatMap((line, at) => {
    const code = refusal(() => decide(tranquility, { ...MATCH, state }, seat, line))?.code ?? null
    return code === codes[at] ? [] : [`${line}: ${code}, expected ${codes[at]}`]
  })
  expect(differing).toEqual([])
  for (const code of codes) if (code) found.add(code)
  const legal = lines.filter((_, at) => codes[at] === null)
  const choices = tranquility.choices(state, seat)
  const count = choices.reduce((sum, choice) => sum + countOf(choice), 0)
  const offered =
    count < FEW ? choices.flatMap(linesOf) : Array.from({ length: FEW / 10 }, () => anyLine(anyOf(choices, dice), dice))
  expect(offered.filter(line => refusalOf(table, seat, line) !== null)).toEqual([])
  const isIn = count < FEW ? setOf(offered) : (line: string) => isOffered(choices, line)
  expect(legal.filter(line => !isIn(count < FEW ? spelled(line) : line))).toEqual([])
  return legal
}

function setOf(lines: readonly string[]): (line: string) => boolean {
  const set = new Set(lines.map(spelled))
  return line => set.has(line)
}

function outcome({ table, events }: Outcome): Outcome {
  return { table, events }
}

/** Cards in any order are the same. */
function spelled(line: string): string {
  return line.split(' ').toSorted().join(' ')
}

function settledByEngine({ state, events }: { readonly state: State; readonly events: readonly Event[] }) {
  const stream = randomStream(SEED)
  const all = [...events]
  let now = state
  for (let step = tranquility.advance(now, stream); step; step = tranquility.advance(now, stream)) {
    now = step.state
    all.push(...step.events)
  }
  return { table: tableOf(now), events: eventsOf(all) }
}

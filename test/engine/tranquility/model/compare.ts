import { expect } from 'vitest'
import type { Event } from '../../../../engine/game.ts'
import { decideWithoutSettling, openMatch } from '../../../../engine/match.ts'
import { type Random, randomStream } from '../../../../engine/random.ts'
import { tranquility } from '../../../../engine/tranquility/index.ts'
import type { State } from '../../../../engine/tranquility/core/state.ts'
import { anyLine, anyOf, countOf, isOffered, linesOf } from '../../../choices.ts'
import { seedOf } from '../../../random-play.ts'
import { refusal } from '../../refused.ts'
import { eventsOf, stateOf, tableOf } from './engine-table.ts'
import { linesOfSeat } from './every-line.ts'
import { awaited, type Outcome, outcomeOf, settled } from './outcome.ts'
import { refusalOf } from './refusal.ts'
import type { Table } from './table.ts'
import { viewOf } from './view.ts'

/* Engine and model side by side, at one table. */

const SEED = new Uint8Array(32).fill(7)
const { match: MATCH } = openMatch(tranquility, {}, 2, seedOf(0))
/** Of the lines of a seat that is not awaited, so many are tried. */
const TRIED_BY_OTHERS = 60
/** Up to so many lines that are offered, all are judged. */
const FEW = 2000

/** What the table does by itself. */
export function compareSettling(before: Table): Table {
  const run = settledByEngine({ state: stateOf(before), events: [] })
  expect(run).toEqual(outcome(settled(before, randomStream(SEED))))
  return run.table
}

/** What everybody sees, every line of every seat, and what comes of some: gives the codes of those that are refused. */
export function compareAll(table: Table, most: number, dice: Random): string[] {
  compareViews(table)
  return [...table.players.keys()].flatMap(seat => {
    const { legal, codes } = compareRefusals(table, seat, dice)
    for (const line of dice.shuffle(legal).slice(0, most)) compareOutcome(table, seat, line)
    return codes
  })
}

function compareViews(table: Table): void {
  const state = stateOf(table)
  expect(tableOf(state)).toEqual(table)
  expect([tranquility.awaits(state), tranquility.result(state)]).toEqual([awaited(table), table.result])
  for (const viewer of ['watcher', ...table.players.keys()] as const) {
    const expected = viewOf(table, viewer)
    const view = Object.entries(tranquility.view(state, viewer)).filter(([name]) => name in expected)
    expect(Object.fromEntries(view)).toEqual(expected)
  }
}

/** What comes of a line that may be played. */
function compareOutcome(table: Table, seat: number, line: string): Table {
  const run = settledByEngine(tranquility.apply(stateOf(table), seat, tranquility.parse(line)))
  expect([line, run]).toEqual([line, outcome(outcomeOf(table, seat, line, randomStream(SEED)))])
  return run.table
}

/** The table after some line of any seat that may play one, if there is any. */
export function playedOn(table: Table, dice: Random): Table {
  const state = stateOf(table)
  for (const seat of dice.shuffle([...table.players.keys()])) {
    const choices = tranquility.choices(state, seat)
    if (choices.length > 0) return compareOutcome(table, seat, anyLine(anyOf(choices, dice), dice))
  }
  return table
}

/** With what code each line of the seat is refused, and whether all others are offered: gives those, and the codes. */
function compareRefusals(table: Table, seat: number, dice: Random): { legal: string[]; codes: string[] } {
  const state = stateOf(table)
  const all = linesOfSeat(table, seat, dice)
  const lines = awaited(table).includes(seat) ? all : dice.shuffle(all).slice(0, TRIED_BY_OTHERS)
  const codes = lines.map(line => refusalOf(table, seat, line))
  const differing = lines.flatMap((line, at) => {
    const code = refusal(() => decideWithoutSettling(tranquility, { ...MATCH, state }, seat, line))?.code ?? null
    return code === codes[at] ? [] : [`${line}: ${code}, expected ${codes[at]}`]
  })
  expect(differing).toEqual([])
  const legal = lines.filter((_, at) => codes[at] === null)
  compareOffers({ table, state, seat, legal }, dice)
  return { legal, codes: codes.flatMap(code => code ?? []) }
}

interface Offered {
  readonly table: Table
  readonly state: State
  readonly seat: number
  readonly legal: readonly string[]
}

function compareOffers({ table, state, seat, legal }: Offered, dice: Random): void {
  const choices = tranquility.choices(state, seat)
  const isFew = choices.reduce((sum, choice) => sum + countOf(choice), 0) < FEW
  const offered = isFew
    ? choices.flatMap(linesOf)
    : Array.from({ length: FEW / 10 }, () => anyLine(anyOf(choices, dice), dice))
  expect(offered.filter(line => refusalOf(table, seat, line) !== null)).toEqual([])
  const set = new Set(offered.map(sorted))
  expect(legal.filter(line => !(isFew ? set.has(sorted(line)) : isOffered(choices, line)))).toEqual([])
}

/** Cards in any order are the same. */
function sorted(line: string): string {
  return line.split(' ').toSorted().join(' ')
}

function outcome({ table, events }: Outcome): Outcome {
  return { table, events }
}

function settledByEngine({ state, events }: { readonly state: State; readonly events: readonly Event[] }): Outcome {
  const stream = randomStream(SEED)
  const all = [...events]
  let now = state
  for (let step = tranquility.advance(now, stream); step; step = tranquility.advance(now, stream)) {
    now = step.state
    all.push(...step.events)
  }
  return { table: tableOf(now), events: eventsOf(all) }
}

import { autopilotLineOrFirstChoice, resultWhenEndedEarly } from '../../../engine/defaults.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../engine/game.ts'
import { decideWithoutSettling, type Match, openMatch, decideAndSettle } from '../../../engine/match.ts'
import { REFUSAL_CODES, EVENT_TYPES } from '../../../engine/pub/codes.ts'
import type { State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import { type Random, shuffleWith } from '../../../engine/random.ts'
import { anyOf, isOffered } from '../../choices.ts'
import { chance, freeze, seedOf } from '../../random-play.ts'
import { refusal } from '../refused.ts'
import { type Below, streamOf } from '../stream.ts'
import { allowed, begun, codeFor, dealt, LINES, played, ranked, seen, type Told } from './model.ts'
import { settled } from './position.ts'
import { anyState, stuckState, tableOf } from './tables.ts'

// The model says of every line what the engine says: what is refused, what comes of it, what is told.

const SEATS = [2, 3, 4, 5]
const MATCHES = [1, 2]
/** Of a match, so many moments at which every line is tried. */
const MOMENTS = 6
/** Tables that are made up, and turns that begin at a table where hardly anything can be done. */
const CROWDS = Array.from({ length: 20 }, (_, number) => number)
const STUCK = Array.from({ length: 50 }, (_, number) => number)

/** Codes of the line’s reading, of the room, and one that this game has no use for. */
const ELSEWHERE = ['BAD_ACTION', 'STALE', 'WRONG_PHASE', 'MODULE']

/** Everything that the two have said alike, of all tables. */
const met = { codes: new Set<string>(), events: new Set<string>() }

function same(now: { readonly state: State; readonly events: readonly unknown[] }, told: Told): void {
  expect(tableOf(now.state)).toEqual(told.table)
  expect(now.events).toEqual(told.events)
  for (const { type } of told.events) met.events.add(type)
  const { banks, phase } = told.table
  const result = { outcome: 'ranked', why: 'GOAL', scores: banks, ranking: ranked(banks) }
  expect(pub.result(now.state)).toEqual(phase === 'over' ? result : null)
  for (const viewer of ['watcher' as const, ...banks.keys()])
    expect(pub.view(now.state, viewer)).toEqual(seen(told.table, viewer))
}

/** Tries every line at one table, and plays those that are allowed, with chance as it then comes: how many are. */
function tryAll(match: Match<State>, below: () => Below): number {
  const { state } = match
  freeze(state)
  const table = tableOf(state)
  const told = LINES.map(line => [line, codeFor(table, table.active, line)] as const)
  expect(LINES.map(line => [line, codeOf(match, table.active, line)])).toEqual(told)
  for (const [, code] of told) met.codes.add(`${code}`)
  const choices = pub.choices(state, table.active)
  expect(LINES.filter(line => isOffered(choices, line))).toEqual(allowed(table))
  for (const seat of table.banks.keys()) {
    if (seat === table.active) continue
    const lines = LINES.filter((_, at) => at % 30 === 0)
    expect(lines.map(line => codeOf(match, seat, line))).toEqual(lines.map(line => codeFor(table, seat, line)))
    met.codes.add(`${codeFor(table, seat, 'pass')}`)
    expect(pub.choices(state, seat)).toEqual([])
  }
  const open = allowed(table)
  for (const line of open) {
    const { match: after, events } = decideAndSettle(pub, match, table.active, line)
    same({ state: after.state, events }, played(table, line, below()))
  }
  return open.length
}

function codeOf(match: Match<State>, seat: Seat, line: string): string | null {
  return refusal(() => decideWithoutSettling(pub, match, seat, line))?.code ?? null
}

describe.each(SEATS)('with %i seats', seats => {
  test.each(MATCHES)('a match is what its seed and its lines make of it, to the end (match %i)', number => {
    const dice = chance(100 * seats + number)
    const seed = seedOf(100 * seats + number)
    const below = streamOf(seed)
    let { match, events } = openMatch(pub, {}, seats, seed)
    let told = dealt(seats, below)
    const moments: Match<State>[] = []
    for (;;) {
      same({ state: match.state, events }, told)
      moments.push(match)
      const { active, phase } = told.table
      expect(pub.awaits(match.state)).toEqual(phase === 'over' ? [] : [active])
      if (phase === 'over') break
      // The other match is played by autopilots: it comes to other tables.
      const isByChance = number === 1
      const line = isByChance ? anyOf(allowed(told.table), dice) : autopilot(match)
      ;({ match, events } = decideAndSettle(pub, match, active, line))
      told = played(told.table, line, below)
    }
    const last = moments.slice(-2)
    for (const moment of [...dice.shuffle(moments).slice(0, MOMENTS), ...last])
      tryAll(moment, () => streamOf(seed, moment.position))
  })

  test('at crowded tables, too, every line is allowed or refused, and comes to the same', () => {
    const counts = CROWDS.map(number => {
      const { match } = openMatch(pub, {}, seats, seedOf(number))
      const state = anyState(seats, chance(1000 * seats + number))
      return tryAll({ ...match, state }, () => streamOf(match.seed, match.position))
    })
    expect(Math.max(...counts)).toBeGreaterThan(8)
  })

  test('where hardly anything can be done dice are rolled again, and what is forced is played', () => {
    const types = STUCK.flatMap(number => {
      const state = freeze(stuckState(seats, chance(2000 * seats + number)))
      const told = begun(tableOf({ ...state, phase: 'first' }), low(number).below)
      same(settled(state, low(number)), told)
      return told.events.map(({ type }) => type)
    })
    expect(types).toContain('forced')
    expect(types.filter(type => type === 'rolled').length).toBeGreaterThan(STUCK.length)
  })

  test('whoever stops is ranked by what is banked, and whoever gives up comes last', () => {
    for (let number = 0; number < 40; number++) {
      const dice = chance(3000 * seats + number)
      const state = anyState(seats, dice)
      const banks = state.players.map(({ bank }) => bank)
      const gaveUp = banks.flatMap((_, seat) => (dice.below(3) === 0 ? seat : [])).slice(1)
      const why = { outcome: 'stopped', why: 'STOPPED', scores: banks }
      expect(resultWhenEndedEarly(pub, state, gaveUp)).toEqual({ ...why, ranking: ranked(banks, gaveUp) })
    }
  })
})

/** A stream of small numbers: with these, a clan that is drunk can hardly do anything. */
function low(number: number): Random {
  const dice = chance(number)
  const below = (end: number) => dice.below(Math.min(end, 3))
  return { ...dice, below, shuffle: list => shuffleWith(list, below) }
}

function autopilot({ state }: Match<State>): string {
  const [seat = 0] = pub.awaits(state)
  return autopilotLineOrFirstChoice(pub, pub.view(state, seat), pub.choices(state, seat))
}

test('every refusal has been met, and all that can happen', () => {
  expect(REFUSAL_CODES.filter(code => !ELSEWHERE.includes(code) && !met.codes.has(code))).toEqual([])
  expect(EVENT_TYPES.filter(type => !met.events.has(type))).toEqual([])
})

test('the model imports no rule of the engine', () => {
  const program = readFileSync(join(import.meta.dirname, 'model.ts'), 'utf8')
  expect([...program.matchAll(/from '(.*)'/g)].map(([, path]) => path)).toEqual(['../stream.ts'])
})

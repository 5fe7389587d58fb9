import { autopilotLineOrFirstChoice, resultWhenEndedEarly } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Event, Game } from '../../../engine/game.ts'
import { decideWithoutSettling, openMatch, decideAndSettle } from '../../../engine/match.ts'
import { REFUSAL_CODES } from '../../../engine/merchants/codes.ts'
import type { State } from '../../../engine/merchants/core/state.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { type Random, randomStream } from '../../../engine/random.ts'
import { COMMON_REFUSAL_CODES } from '../../../engine/refusal.ts'
import { anyLine, anyOf, linesOf } from '../../choices.ts'
import { chance, seedOf } from '../../random-play.ts'
import { refusal } from '../refused.ts'
import { SPACES } from './atlas.ts'
import { active, codeFor, everyLine, goldOf, seen, type Table, TERRAINS } from './model.ts'
import { after, type Outcome, ranked } from './outcome.ts'
import { anyTable, laid, shown, told } from './table.ts'

/*
 * At tables of all kinds and in whole matches every line there is is judged by the model, and what comes of those that may
 * be said is told by it: RULES.md, 4.1 to 4.5 and 5.
 */

const TABLES = Array.from({ length: 80 }, (_, number) => number)
/** Of all that may be said at a table so many lines are played. */
const PLAYED = 12
/** Where one of all ways matters little, so many are tried. */
const WAYS = 20
const STREAM = new Uint8Array(32).fill(7)
const ALL_WAYS = SPACES.flatMap(from => SPACES.map(to => `${from}>${to}`))

const found = new Set<string | null>()

test.each(TABLES)('at table %i every line is judged as the rules say, and comes to what they say', number => {
  const dice = chance(number)
  const table = anyTable(dice)
  const state = laid(table)
  expect([shown(state), merchants.awaits(state)]).toEqual([table, [table.active]])
  for (const viewer of ['watcher', ...table.players.keys()] as const) {
    const { rocks, ...view } = merchants.view(state, viewer)
    expect({ ...view, rocks: rocks.toSorted() }).toEqual(seen(table, viewer))
  }
  const legal = judged(table, state, dice)
  for (const line of dice.shuffle(legal).slice(0, PLAYED))
    expect([line, played(state, line)]).toEqual([line, after(table, line, randomStream(STREAM))])
})

test.each(TABLES)('whoever stops at table %i is placed by gold, and last of all whoever gave up', number => {
  const table = anyTable(chance(number))
  const gaveUp = [...table.players.keys()].filter(seat => (number >> seat) & 1)
  expect(resultWhenEndedEarly(merchants, laid(table), gaveUp)).toEqual({
    outcome: 'stopped',
    why: 'STOPPED',
    ranking: ranked(table, gaveUp),
    scores: table.players.map(goldOf)
  })
})

test('at these tables every code is met', () => {
  expect(REFUSAL_CODES.slice(COMMON_REFUSAL_CODES.length).filter(code => !found.has(code))).toEqual([])
})

/** All that may be said there, the engine and the model being of one mind about every line of every seat. */
function judged(table: Table, state: State, dice: Random): string[] {
  const lines = [...everyLine(dice.shuffle(ALL_WAYS).slice(0, WAYS)), ...waysThatMatter(table)]
  for (const seat of table.players.keys()) {
    const tried = seat === table.active ? lines : dice.shuffle(lines).slice(0, WAYS)
    const codes = tried.map(line => codeFor(table, seat, line))
    const judged = tried.map((line, at) => [line, codes[at], codeOf(state, seat, line)] as const)
    expect(judged.filter(([, code, other]) => code !== other)).toEqual([])
    const offered = merchants.choices(state, seat).flatMap(linesOf)
    const legal = tried.filter((_, at) => codes[at] === null)
    expect([...new Set(offered)].toSorted().join()).toBe([...new Set(legal)].toSorted().join())
    for (const code of codes) found.add(code)
  }
  return [...new Set(lines)].filter(line => codeFor(table, table.active, line) === null)
}

/** Whatever goes from one space to another, where that may be said. */
function waysThatMatter(table: Table): string[] {
  if (table.phase === 'die') return ALL_WAYS.map(way => `shift ${way}`)
  const { hand } = active(table)
  const moved = TERRAINS.filter(terrain => table.reserve[terrain] === 0 && hand.includes(terrain))
  return moved.flatMap(terrain => ALL_WAYS.map(way => `${terrain}@${way}`))
}

function codeOf(state: State, seat: number, line: string): string | null {
  return refusal(() => merchants.apply(state, seat, merchants.parse(line)))?.code ?? null
}

/** A line of the seat that is asked, and all that the table does then. */
function played(state: State, line: string): Outcome {
  const dice = randomStream(STREAM)
  let step = merchants.apply(state, state.active, merchants.parse(line))
  const events: Event[] = [...step.events]
  for (let next = merchants.advance(step.state, dice); next; next = merchants.advance(step.state, dice)) {
    step = next
    events.push(...step.events)
  }
  return { table: shown(step.state), told: told(events) }
}

/** Of so many lines of a match, one is taken by chance, and all the others by autopilots. */
const BY_CHANCE = 3

describe.each([2, 3, 4])('in whole matches of %i', seats => {
  test('each line comes to what the rules say, up to the end and its ranking', () => {
    const dice = chance(seats)
    const game = merchants as Game<unknown> as Game
    let { match } = openMatch(game, {}, seats, seedOf(seats))
    const stateOf = () => match.state as unknown as State
    const stream = randomStream(Uint8Array.from(Buffer.from(match.seed, 'hex')), match.position)
    let table = shown(stateOf())
    while (table.phase !== 'over') {
      const choices = game.choices(match.state, table.active)
      const isByChance = dice.below(BY_CHANCE) === 0
      const line = isByChance
        ? anyLine(anyOf(choices, dice), dice)
        : autopilotLineOrFirstChoice(game, game.view(match.state, table.active), choices)
      const spelled = game.format(game.parse(line))
      const outcome = after(table, spelled, stream)
      const moved = decideAndSettle(game, match, table.active, spelled)
      match = moved.match
      expect([spelled, { table: shown(stateOf()), told: told(moved.events) }]).toEqual([spelled, outcome])
      table = outcome.table
    }
    expect(match.position).toBe(stream.position())
    expect(game.result(match.state)).toEqual({
      outcome: 'ranked',
      why: 'GOLD',
      ranking: ranked(table),
      scores: table.players.map(goldOf)
    })
    for (const line of everyLine([]).slice(0, WAYS))
      expect(refusal(() => decideWithoutSettling(game, match, table.active, line))?.code).toBe(
        codeFor(table, table.active, line)
      )
  })
})

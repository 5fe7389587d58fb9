import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ascent } from '../../../../engine/ascent/index.ts'
import { plannableChoices } from '../../../../engine/defaults.ts'
import { settleToNextDecision } from '../../../../engine/match.ts'
import type { Random } from '../../../../engine/random.ts'
import { chance, garbled } from '../../../random-play.ts'
import { anyTable } from './any-table.ts'
import { laid } from './engine.ts'
import { everyLine, headsOf } from './every-line.ts'
import { alike, alikeAfter, alikeAgainst, alikeJudged, met, unlike } from './judging.ts'
import { settled } from './outcome.ts'
import { playerOf, type Table } from './table.ts'
import { heard } from './lines.ts'

/*
 * At tables of all kinds every line there is is judged by the model, and what comes of those that may be said is told by it:
 * RULES.md, 2.1 to 9.
 */

const TABLES = Array.from({ length: 120 }, (_, number) => number)
/** Of what may be said at a table, so many lines of each kind are played. */
const PLAYED = 3
/** What asks the engine or draws tables. */
const ASKING = /test|judging|engine|any-table|every-line/
/** So many lines are garbled, and so many said by a seat that isn't asked. */
const SOME = 15
const EVENTS =
  'placed bridged lifted herded hooked topped discarded appeared climbed filmed shuffled drew turn over'.split(' ')
const WORDS = ['G7', '-S3', '@a1', '>b2', 'herd', 'b1', 'a2', 'hook', 'SU', '*', 'FG@a1>a2', 'BR@b1']

test.each(TABLES)('at table %i every line is judged as the rules say, and comes to what they say', number => {
  const dice = chance(number)
  const table = beginning(anyTable(dice))
  const { active, players, phase } = table
  const match = laid(table)
  alike({ match, events: [] }, { table, events: [] })
  const lines = everyLine(table, active, dice)
  const legal = alikeJudged(match, table, active, lines)
  expect(unlike(table, ascent.choices(match.state, active), legal)).toEqual([])
  const garbledLines = someOf(lines, dice).map(line => garbled(line, WORDS, dice))
  alikeJudged(match, table, active, garbledLines)
  for (const seat of players.keys()) if (seat !== active) alikeJudged(match, table, seat, someOf(lines, dice))
  if (phase === 'over') return
  for (const line of someOfEachKind(legal, dice)) alikeAfter(match, table, line)
  const { hand } = playerOf(table, active)
  for (const card of new Set(hand)) alikeAgainst(match, table, card, headsOf(card))
  const next = { ...table, active: (active + 1) % players.length }
  const ahead = everyLine(next, next.active, dice)
  const planned = plannableChoices(ascent, match.state, next.active)
  const mayThen = alikeJudged(laid(next), next, next.active, ahead)
  expect(unlike(next, planned, mayThen)).toEqual([])
})

test('at these tables every code is met, and all that can happen', () => {
  // Only the room knows when a line comes too late.
  const codes = ascent.codes.filter(code => code !== 'STALE')
  expect([...codes, ...EVENTS].filter(name => !met.has(name))).toEqual([])
})

test('the model imports no rule of the engine', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(file => !ASKING.test(file))
  const imports = files.flatMap(file => {
    const program = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...program.matchAll(/from '(.*)'/g)].map(([, path = '']) => path)
  })
  expect(imports.filter(path => !path.startsWith('./') && path !== '../../stream.ts')).toEqual([])
})

/** The table once that turn has begun. */
function beginning(table: Table): Table {
  const begins: Table = { ...table, phase: 'begin' }
  const begun = settled(begins, cards => [...cards])
  alike(settleToNextDecision(ascent, laid(begins)), begun)
  return begun.table
}

function someOf(lines: readonly string[], dice: Random): string[] {
  return dice.shuffle(lines).slice(0, SOME)
}

function someOfEachKind(lines: readonly string[], dice: Random): string[] {
  const shuffled = dice.shuffle(lines)
  const kinds = new Set(shuffled.map(line => heard(line)?.verb))
  return [...kinds].flatMap(kind => shuffled.filter(line => heard(line)?.verb === kind).slice(0, PLAYED))
}

import { resultWhenEndedEarly } from '../../engine/defaults.ts'
import { completeOptions } from '../../engine/options.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { autoplayedRecord } from '../../engine/autoplay.ts'
import { newestGames } from '../../engine/catalogue.ts'
import type { Event, Game } from '../../engine/game.ts'
import { type LogLine, type MatchRecord, awaitedSeats, openMatch, decideAndSettle } from '../../engine/match.ts'
import { assembleRecord } from '../../engine/record.ts'
import { tranquility } from '../../engine/tranquility/index.ts'
import { anyLine, anyOf } from '../choices.ts'
import { chance, seedOf } from '../random-play.ts'
import { type Setup, setups } from '../setups.ts'
import * as recomputed from './recomputed.ts'

const RECOMPUTED: { readonly [game: string]: (told: recomputed.Told) => unknown } = recomputed
const HOME = join(import.meta.dirname, '../..')

/** So many seeds for each set-up; where somebody is asked while hands are drawn, more. */
const SEEDS = 2
const STORMY_SEEDS = 12

/** What chance brings after the deal, as the events tell it: dice, piles that were shuffled, cards that came up or were drawn. */
function brought({ type, facts, only, sealed }: Event): readonly unknown[] {
  if (type === 'rolled') return [facts.dice ?? facts.face ?? [facts.A, facts.B]]
  if (type === 'shuffled') return Object.values(sealed ?? {})
  if (type === 'flowed') return [Object.values(facts.cards ?? {})]
  return type === 'drew' ? Object.values(only ?? {}).map(({ cards }) => cards) : []
}

/** What is told once all has been dealt. */
const BEGUN: readonly string[] = ['turn', 'trip']

type Dealing = Pick<Setup, 'options' | 'seats'>

/** The record of a match, as far as the last of its cards was dealt. */
function dealt<State, View>(game: Game<State, View>, { options, seats }: Dealing, number: number): MatchRecord {
  const dice = chance(number)
  const opened = openMatch(game, options, seats, seedOf(number))
  const lines: LogLine[] = [{ seat: null, line: '', events: opened.events }]
  let { match } = opened
  while (!lines.at(-1)?.events.some(({ type }) => BEGUN.includes(type))) {
    const seat = anyOf(awaitedSeats(game, match), dice)
    const line = game.format(game.parse(anyLine(anyOf(game.choices(match.state, seat), dice), dice)))
    const moved = decideAndSettle(game, match, seat, line)
    lines.push({ seat, line, events: moved.events })
    match = moved.match
  }
  return assembleRecord(game, match, lines, resultWhenEndedEarly(game, match.state, []))
}

describe.each(newestGames().map(game => [game.name, game] as const))('the deal of %s', (name, game) => {
  const paper = readFileSync(join(HOME, `engine/${name}/DEAL.md`), 'utf8')
  const recompute = RECOMPUTED[name]
  if (!recompute) throw new Error(`Expected a program for "${name}"`)

  // What may be said changes no card.
  const dealing = setups(game).filter(({ options }) => options.talk !== 'open')
  test.each(dealing.map(setup => [setup.seats, JSON.stringify(setup.options), setup] as const))(
    'with %s seats and %s follows from the seed',
    (_, __, setup) => {
      for (let number = 0; number < (setup.options.storms ? STORMY_SEEDS : SEEDS); number++) {
        const record = dealt(game, setup, number)
        expect(recompute(record)).toEqual(record.deal)
      }
    }
  )

  const later = RECOMPUTED[`${name}Later`]

  test.each(later ? setups(game).map(setup => [setup.seats, JSON.stringify(setup.options), setup] as const) : [])(
    'with %s seats and %s is followed by what the paper says of dice and shuffles',
    (_, __, { options, seats }) => {
      const record = autoplayedRecord(game, options, seats, seedOf(1))
      expect(later?.(record)).toEqual(record.lines.flatMap(({ events }) => events.flatMap(brought)))
    }
  )

  test('stands as an example in the paper that says how', () => {
    const [, example = ''] = /```\n(.*?)```/s.exec(paper) ?? []
    const { deal, ...told } = JSON.parse(example)
    const { options } = openMatch(game, told.options, told.seats, told.seed).match.setup
    expect(told.options).toEqual(options)
    expect(recompute(told)).toEqual(deal)
  })

  test('is told by a paper that the README links to', () => {
    expect(readFileSync(join(HOME, 'README.md'), 'utf8')).toContain(`(engine/${name}/DEAL.md)`)
  })
})

test.each([
  ['recomputed.ts', './stream.ts'],
  ['stream.ts', 'node:crypto']
])('is recomputed by programs that import nothing of the engine: %s', (name, imported) => {
  const program = readFileSync(join(import.meta.dirname, name), 'utf8')
  expect([...program.matchAll(/from '(.*)'/g)].map(([, path]) => path)).toEqual([imported])
})

test('also where Storms are answered by cards, by rows and by Wilds while hands are drawn', () => {
  const options = completeOptions(tranquility, { storms: true, wilds: true }, 3)
  const records = Array.from({ length: 300 }, (_, number) => dealt(tranquility, { options, seats: 3 }, number))
  for (const record of records) expect(recomputed.tranquility(record)).toEqual(record.deal)
  const lines = records.flatMap(record => record.lines.map(({ line }) => line))
  const kinds = [/^storm -/, /^storm \d$/, /^storm$/, /^compass [YPO]\d W$/]
  expect(kinds.filter(kind => !lines.some(line => kind.test(line)))).toEqual([])
})

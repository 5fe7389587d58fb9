import { resultWhenEndedEarly } from '../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { type AutoplayedMatch, autoplay, autoplayedRecord } from '../../engine/autoplay.ts'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Game, Options, Result, Seat } from '../../engine/game.ts'
import { type MatchRecord, decideAndSettle, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import { assembleRecord, verifyRecord as proof } from '../../engine/record.ts'
import { matchRecord } from '../../schema/record.ts'
import { seedOf } from '../random-play.ts'

const game = newestGames()[0] as Game
const SEED = 'a7'.repeat(32)
const WON: Result = { outcome: 'won', why: 'WIN' }
const record = autoplayedRecord(game, {}, 2, SEED)

const verify = (record: MatchRecord) => proof(record, findGame(record.game, record.version))

/** The record with something else in one of its lines. */
function but(index: number, part: Partial<MatchRecord['lines'][number]>): MatchRecord {
  return { ...record, lines: record.lines.map((line, at) => (at === index ? { ...line, ...part } : line)) }
}

test('what a match leaves behind proves it', () => {
  expect(verify(record)).toEqual([])
})

test('it survives being written down and read at the door', () => {
  expect(verify(matchRecord.parse(JSON.parse(JSON.stringify(record))))).toEqual([])
})

test('it tells the deal in clear', () => {
  expect(Object.keys(record.deal).sort()).toEqual(['dealt', 'first', 'hands', 'piles'])
})

describe('a match that was left', () => {
  test('is proven where all have agreed to stop', () => {
    const stopped = told(left({}, [1, 'stop'], [0, 'stop']))
    expect(stopped.result.outcome).toBe('stopped')
    expect(verify(stopped)).toEqual([])
    expect(verify({ ...stopped, result: WON })).toEqual([{ what: 'RESULT' }])
  })

  test('is not where one of them has not', () => {
    const { match, lines } = left({}, [1, 'stop'])
    expect(verify(assembleRecord(game, match, lines, resultWhenEndedEarly(game, match.state, [])))).toEqual([
      { what: 'RESULT' }
    ])
  })

  test('is not where it was cut short', () => {
    const { match, lines } = early({})
    expect(verify(assembleRecord(game, match, lines, resultWhenEndedEarly(game, match.state, [])))).toEqual([
      { what: 'RESULT' }
    ])
  })

  test('is proven where somebody has resigned, and that they are last', () => {
    const resigned = told(left({ variant: 'competitive' }, [1, 'resign']))
    expect(resigned.result.ranking).toEqual([[0], [1]])
    expect(verify(resigned)).toEqual([])
    expect(verify({ ...resigned, result: { ...resigned.result, scores: [99, 0] } })).toEqual([{ what: 'RESULT' }])
    expect(verify({ ...resigned, result: { ...resigned.result, ranking: [[1], [0]] } })).toEqual([{ what: 'RESULT' }])
  })

  test('is not where somebody is said to have resigned', () => {
    const { match, lines } = early({ variant: 'competitive' })
    expect(verify(assembleRecord(game, match, lines, resultWhenEndedEarly(game, match.state, [1])))).toEqual([
      { what: 'RESULT' }
    ])
  })

  test('has no line after that', () => {
    const over = left({}, [1, 'stop'], [0, 'stop'])
    const more = told({ ...over, lines: [...over.lines, { seat: 0, line: 'stop', events: [] }] })
    expect(verify(more)[0]).toEqual({ what: 'LINE', line: more.lines.length - 1, refused: 'GAME_OVER' })
  })
})

describe('a match in which somebody was asked while the hands were drawn', () => {
  const stormy = autoplayedRecord(game, { storms: true }, 2, seedOf(6))

  test('tells its whole deal', () => {
    expect(stormy.lines[0]?.events.map(({ type }) => type)).not.toContain('ready')
    expect(Object.keys(stormy.deal).sort()).toEqual(['dealt', 'first', 'hands', 'piles'])
  })

  test('is proven, and only with that deal', () => {
    expect(verify(stormy)).toEqual([])
    const { hands: _, ...less } = stormy.deal
    for (const deal of [less, { ...stormy.deal, hands: [[], []] }, { ...stormy.deal, more: 1 }])
      expect(verify({ ...stormy, deal })).toEqual([{ what: 'DEAL' }])
  })

  test('is told nothing of the deal where a line before it is refused', () => {
    const lines = stormy.lines.map((line, at) => (at === 1 ? { ...line, line: 'x' } : line))
    expect(verify({ ...stormy, lines })).toEqual([{ what: 'LINE', line: 1, refused: 'BAD_ACTION' }])
  })
})

describe('what was changed is found', () => {
  const other = autoplayedRecord(game, {}, 2, 'b8'.repeat(32))

  test.each<[string, MatchRecord, string]>([
    ['unknown rules', { ...record, version: 99 }, 'RULES'],
    ['an unknown game', { ...record, game: 'nowhere' }, 'RULES'],
    ['a promise that was never made', { ...record, commitment: other.commitment }, 'COMMITMENT'],
    ['a seed of another match', { ...record, seed: other.seed }, 'COMMITMENT DEAL LINE'],
    ['a seed that is none', { ...record, seed: 'x' }, 'COMMITMENT'],
    ['a set-up that cannot be', { ...record, options: { talk: 'loud' } }, 'COMMITMENT SETUP'],
    ['a set-up that is not complete', { ...record, options: {} }, 'COMMITMENT SETUP'],
    ['another number of seats', { ...record, seats: 99 }, 'COMMITMENT SETUP'],
    ['another deal', { ...record, deal: other.deal }, 'DEAL'],
    [
      'a deal with a name that every object has',
      { ...record, deal: renamed(record.deal, 'first', 'constructor') },
      'DEAL'
    ],
    ['a deal with the name of the prototype', { ...record, deal: withPrototype(record.deal) }, 'DEAL'],
    ['a deal with something added', { ...record, deal: { ...record.deal, more: 1 } }, 'DEAL'],
    ['a name too few', { ...record, names: ['Ada'] }, 'SETUP'],
    ['a name too many', { ...record, names: ['Ada', 'Bo', 'Cy'] }, 'SETUP'],
    ['an option that is none', { ...record, options: { ...record.options, more: 1 } }, 'COMMITMENT SETUP'],
    [
      'an option with the name of the prototype',
      { ...record, options: withPrototype(record.options) },
      'COMMITMENT SETUP'
    ],
    ['another end', { ...record, result: { outcome: 'stopped', why: 'STOPPED' } }, 'RESULT']
  ])('%s', (_, tampered, what) => {
    const found = verify(tampered).map(difference => difference.what)
    expect([...new Set(found)].slice(0, 3).join(' ')).toBe(what)
  })

  test.each<[string, MatchRecord, number]>([
    ['another seat', but(3, { seat: 1 - Number(line(3).seat) }), 3],
    ['a seat that is not there', but(3, { seat: 7 }), 3],
    ['half a seat', but(3, { seat: 0.5 }), 3],
    ['a line the rules refuse', but(4, { line: '-1 -1' }), 4],
    ['a line that is none', but(4, { line: 'x' }), 4],
    ['a line in another spelling', but(4, { line: ` ${line(4).line}` }), 4],
    ['events that did not happen', but(5, { events: [] }), 5],
    [
      'an event with more facts',
      but(5, { events: line(5).events.map(event => ({ ...event, facts: { ...event.facts, more: 1 } })) }),
      5
    ],
    [
      'an event with the name of the prototype',
      but(5, { events: line(5).events.map(event => ({ ...event, facts: withPrototype(event.facts) })) }),
      5
    ],
    ['a second deal', but(6, line(0)), 6],
    ['a deal with a line', but(0, { line: 'deal' }), 0],
    ['no deal', { ...record, lines: record.lines.slice(1) }, 0],
    ['a line after the end', { ...record, lines: [...record.lines, line(1)] }, record.lines.length]
  ])('%s', (_, tampered, at) => {
    expect(verify(tampered)[0]).toMatchObject({ what: 'LINE', line: at })
  })

  test('a moment before the one that it answers', () => {
    const timed = { ...record, lines: record.lines.map((line, at) => ({ ...line, at: 1000 + at })) }
    expect(verify(timed)).toEqual([])
    const back = timed.lines.map((line, at) => (at === 4 ? { ...line, at: 1002 } : line))
    expect(verify({ ...timed, lines: back })).toEqual([{ what: 'TIME', line: 4 }])
  })

  test('lines that are missing', () => {
    expect(verify({ ...record, lines: record.lines.slice(0, -1) })).toEqual([{ what: 'RESULT' }])
  })
})

function line(index: number): MatchRecord['lines'][number] {
  const found = record.lines[index]
  if (!found) throw new Error(`Expected a line ${index}`)
  return found
}

function withPrototype<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value).replace('{', '{"__proto__":{"talk":"open"},'))
}

function renamed<T extends object>(value: T, name: string, other: string): T {
  return JSON.parse(JSON.stringify(value).replace(`"${name}"`, `"${other}"`))
}

/** A match of which some lines have been played. */
function early(options: Options): AutoplayedMatch {
  return autoplay(game, options, 2, SEED, 5)
}

/** The same, and what seats then said. */
function left(options: Options, ...lines: readonly [Seat, string][]): AutoplayedMatch {
  return lines.reduce(({ match, lines: before }, [seat, line]) => {
    const moved = decideAndSettle(game, match, seat, line)
    return { match: moved.match, lines: [...before, { seat, line, events: moved.events }] }
  }, early(options))
}

function told({ match, lines }: AutoplayedMatch): MatchRecord {
  return assembleRecord(game, match, lines, resultByRulesElseEarlyEnd(game, match) ?? WON, ['Ada', 'Bo'])
}

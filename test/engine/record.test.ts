import { describe, expect, test } from 'vitest'
import { autoplay, autoplayed } from '../../engine/autoplay.ts'
import { findGame, games } from '../../engine/catalogue.ts'
import type { MatchRecord } from '../../engine/match.ts'
import { assemble, verify as proof } from '../../engine/record.ts'
import { matchRecord } from '../../schema/record.ts'

const [game] = games()
if (!game) throw new Error('Expected a game')
const SEED = 'a7'.repeat(32)
const record = autoplayed(game, {}, 2, SEED)

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

test('a match stopped by agreement is proven as far as it went', () => {
  const { match, lines } = autoplay(game, {}, 2, SEED, 5)
  const stopped = assemble(match.setup, SEED, lines, game.stop(match.state, []), ['Ada', 'Bo'])
  expect(lines).toHaveLength(6)
  expect(stopped.names).toEqual(['Ada', 'Bo'])
  expect(verify(stopped)).toEqual([])
  expect(verify({ ...stopped, result: { outcome: 'won', why: 'WIN' } })).toEqual([{ what: 'RESULT' }])
})

test('a match that somebody gave up is proven too, and that they are last', () => {
  const { match, lines } = autoplay(game, { variant: 'competitive' }, 2, SEED, 9)
  const given = assemble(match.setup, SEED, lines, game.stop(match.state, [1]))
  expect(given.result.ranking).toEqual([[0], [1]])
  expect(verify(given)).toEqual([])
  expect(verify({ ...given, result: { ...given.result, scores: [99, 0] } })).toEqual([{ what: 'RESULT' }])
})

describe('what was changed is found', () => {
  const other = autoplayed(game, {}, 2, 'b8'.repeat(32))

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
    ['a second deal', but(6, line(0)), 6],
    ['a line after the end', { ...record, lines: [...record.lines, line(1)] }, record.lines.length]
  ])('%s', (_, tampered, at) => {
    expect(verify(tampered)[0]).toMatchObject({ what: 'LINE', line: at })
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

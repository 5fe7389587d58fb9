import { resultWhenEndedEarly } from '../../engine/defaults.ts'
import { completeOptions } from '../../engine/options.ts'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import {
  commitment,
  decideWithoutSettling,
  eventForViewer,
  replayMatch,
  openMatch,
  decideAndSettle,
  settleToNextDecision,
  normalizeLine
} from '../../engine/match.ts'
import { tranquility as game } from '../../engine/tranquility/index.ts'
import { randomPlay } from '../random-play.ts'
import { seatsFor } from '../setups.ts'
import { SETUPS } from '../web/games/tranquility/setups.ts'

const SEED = '5f'.repeat(32)

const opened = openMatch(game, {}, 3, SEED)
const [active = 0] = game.awaits(opened.match.state)
const [offered] = game.choices(opened.match.state, active)
const line = offered?.example ?? ''
const code = (wanted: string) => expect.objectContaining({ code: wanted })

describe('what a seat decides and what the table then does', () => {
  test('a decision draws nothing, and settling it draws up', () => {
    const decided = decideWithoutSettling(game, opened.match, active, line)
    expect(decided.events.map(({ type }) => type)).toEqual(['discarded'])
    expect(decided.match.state.players[active]?.hand).toHaveLength(3)
    const settled = settleToNextDecision(game, decided.match)
    expect(settled.events.map(({ type }) => type)).toEqual(['drew', 'turn'])
    expect(settled.match.state.players[active]?.hand).toHaveLength(5)
  })

  test('playing is deciding and settling', () => {
    const decided = decideWithoutSettling(game, opened.match, active, line)
    const settled = settleToNextDecision(game, decided.match)
    const events = [...decided.events, ...settled.events]
    expect(decideAndSettle(game, opened.match, active, line)).toEqual({ match: settled.match, events })
  })

  test('how far the stream has come is kept', () => {
    const other = openMatch(game, {}, 1, SEED)
    expect(opened.match.position).toBeGreaterThan(85)
    expect(other.match.position).toBeGreaterThan(85)
    expect(settleToNextDecision(game, opened.match)).toEqual({ match: opened.match, events: [] })
  })
})

describe('the common refusals come first, in their order', () => {
  const over = {
    ...opened.match,
    state: { ...opened.match.state, result: resultWhenEndedEarly(game, opened.match.state, []) }
  }

  test('a line that cannot be read, also when the match is over', () => {
    expect(() => decideWithoutSettling(game, over, active, 'nonsense', { stale: true })).toThrow(code('BAD_ACTION'))
  })

  test('a match that is over, also on a stale version', () => {
    expect(() => decideWithoutSettling(game, over, active, line, { stale: true })).toThrow(code('GAME_OVER'))
  })

  test('a stale version, also of a seat whose turn it is not', () => {
    expect(() => decideWithoutSettling(game, opened.match, active + 1, line, { stale: true })).toThrow(code('STALE'))
  })

  test('a seat whose turn it is not', () => {
    expect(() => decideWithoutSettling(game, opened.match, (active + 1) % 3, line)).toThrow(code('NOT_YOUR_TURN'))
  })
})

test('the set-up is complete and names its rules', () => {
  const options = completeOptions(game, {}, 3)
  expect(opened.match.setup).toEqual({ game: game.name, version: game.version, options, seats: 3 })
})

test('a stored line is spelled in the one way of the game', () => {
  expect(normalizeLine(game, ' 23@E4   -s ')).toBe('23@e4 -S')
})

test('an event is told with what is for that seat alone', () => {
  const event = { type: 'drew', facts: { count: 1 }, only: { 2: { cards: ['7'] } }, sealed: { pile: ['8'] } }
  expect(eventForViewer(event, 2)).toEqual({ type: 'drew', facts: { count: 1, cards: ['7'] } })
  expect(eventForViewer(event, 1)).toEqual({ type: 'drew', facts: { count: 1 } })
  expect(eventForViewer(event, 'watcher')).toEqual({ type: 'drew', facts: { count: 1 } })
})

test('the promise is the hash of seed and set-up, for anybody to compute', () => {
  const { setup } = opened.match
  const options = JSON.stringify(Object.fromEntries(Object.entries(setup.options).sort()))
  const text = `{"game":"${game.name}","options":${options},"seats":3,"version":${game.version}}`
  const hash = createHash('sha256').update(Buffer.from(SEED, 'hex')).update(text).digest('hex')
  expect(commitment(SEED, setup)).toBe(hash)
  expect(commitment(SEED, { ...setup, seats: 2 })).not.toBe(hash)
})

const SEATED = newestGames().map(one => ({ name: one.name, game: one.name, seats: seatsFor(one, 2), options: {} }))
const SET_UP = Object.entries(SETUPS).map(([name, setup]) => ({ name, game: game.name, ...setup }))

test.each([...SEATED, ...SET_UP])('every moment of a match is found again from seed and lines: $name', setup => {
  const rules = findGame(setup.game) as Game
  const played = randomPlay(rules, completeOptions(rules, setup.options, setup.seats), setup.seats, 7)
  const [first] = played
  if (!first) throw new Error('Cannot find a line')
  const lines = [{ seat: null, line: '' }, ...played.map(({ seat, line }) => ({ seat, line }))]
  expect([...replayMatch(rules, first.before, lines)]).toEqual([first.before, ...played.map(({ after }) => after)])
})

import { describe, expect, test } from 'vitest'
import { games } from '../../engine/catalogue.ts'
import type { Game, Options, Seat } from '../../engine/game.ts'
import { END_LINE, LEAVING_LINES } from '../../engine/leaving.ts'
import { type Match, awaitsOf, decide, follows, open, play, resultOf, spell } from '../../engine/match.ts'
import { refusal } from './refused.ts'

const SEED = '5f'.repeat(32)

function opened(game: Game, seats: number, options: Options = {}): Match {
  return open(game, options, seats, SEED).match
}

function after(game: Game, match: Match, ...lines: readonly [Seat, string][]): Match {
  return lines.reduce((before, [seat, line]) => play(game, before, seat, line).match, match)
}

/** Something that the seat which is awaited may do. */
function offered(game: Game, match: Match): [Seat, string] {
  const [seat = 0] = game.awaits(match.state)
  return [seat, game.choices(match.state, seat)[0]?.try ?? '']
}

/** The set-ups of a game, as far as players compete in them or not. */
function against(game: Game): Options[] {
  const [first, ...rest] = game.settings
  const all = [{}, ...[first, ...rest].flatMap(one => (one ? one.values.map(value => ({ [one.name]: value })) : []))]
  return all.filter(options => {
    const completed = attempt(() => game.options(options, 2))
    return completed && game.manner(completed).table === 'against'
  })
}

function attempt<T>(step: () => T): T | null {
  let made: T | null = null
  refusal(() => (made = step()))
  return made
}

describe.each(games().map(game => [game.name, game] as const))('leaving a match of %s', (_, game) => {
  const three = opened(game, 3)

  test.each([...LEAVING_LINES, END_LINE])('the game has no line “%s” of its own', line => {
    for (const own of [line, line.toUpperCase(), `${line} 1`])
      expect(refusal(() => game.read(own))?.code).toBe('BAD_ACTION')
  })

  test('a line is spelled in one way', () => {
    expect(spell(game, '  STOP ')).toBe('stop')
    expect(refusal(() => spell(game, 'stop now'))?.code).toBe('BAD_ACTION')
  })

  test('the match goes on until all have agreed to stop, whoever’s turn it is', () => {
    const two = after(game, three, [2, 'stop'], [0, 'stop'])
    expect(resultOf(game, two)).toBeNull()
    expect(awaitsOf(game, two)).toEqual(game.awaits(three.state))
    const over = after(game, two, [1, 'stop'])
    expect(resultOf(game, over)).toEqual(game.stop(three.state, []))
    expect(awaitsOf(game, over)).toEqual([])
    for (const line of [...LEAVING_LINES, offered(game, over)[1]])
      expect(refusal(() => decide(game, over, 0, line))?.code).toBe('GAME_OVER')
  })

  test('everybody is told, and neither state nor stream has moved', () => {
    const { match, events } = play(game, three, 1, 'stop')
    expect(events).toEqual([{ type: 'agreed-to-stop', facts: { seat: 1 } }])
    expect(match).toEqual({ ...three, leaving: { agreed: [1], resigned: [] } })
  })

  test('nobody agrees twice', () => {
    expect(refusal(() => decide(game, after(game, three, [0, 'stop']), 0, 'stop'))?.code).toBe('WRONG_PHASE')
  })

  test('whoever plays on no longer agrees', () => {
    const [seat, line] = offered(game, three)
    const on = after(game, three, [(seat + 1) % 3, 'stop'], [seat, 'stop'], [seat, line])
    expect(on.leaving.agreed).toEqual([(seat + 1) % 3])
  })

  test('alone, one word ends it', () => {
    expect(resultOf(game, after(game, opened(game, 1), [0, 'stop']))?.outcome).toBe('stopped')
  })

  test('its host ends it for all where they play together, once, and no seat can', () => {
    const ended = follows(game, three, { seat: null, line: END_LINE })
    expect(ended.events).toEqual([{ type: 'ended-by-host', facts: {} }])
    expect(resultOf(game, ended.match)).toEqual(game.stop(three.state, []))
    expect(refusal(() => follows(game, ended.match, { seat: null, line: END_LINE }))?.code).toBe('GAME_OVER')
    expect(refusal(() => follows(game, three, { seat: null, line: 'stop' }))?.code).toBe('BAD_ACTION')
    expect(refusal(() => follows(game, three, { seat: 0, line: END_LINE }))?.code).toBe('BAD_ACTION')
  })

  test('where players compete its host ends nothing', () => {
    for (const options of against(game))
      expect(refusal(() => follows(game, opened(game, 2, options), { seat: null, line: END_LINE }))?.code).toBe(
        'MODULE'
      )
  })

  test('nobody resigns where all play together', () => {
    for (const seats of [1, 3])
      expect(refusal(() => decide(game, opened(game, seats), 0, 'resign'))?.code).toBe('MODULE')
  })

  test('whoever resigns where players compete is last', () => {
    for (const options of against(game)) {
      const { match, events } = play(game, opened(game, 2, options), 0, 'resign')
      expect(events).toEqual([{ type: 'resigned', facts: { seat: 0 } }])
      expect(resultOf(game, match)?.ranking?.at(-1)).toEqual([0])
    }
  })
})

test('in some game players compete', () => {
  expect(games().flatMap(against)).not.toEqual([])
})

import { resultWhenEndedEarly } from '../../engine/defaults.ts'
import { completeOptions } from '../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../engine/catalogue.ts'
import type { Game, Options, Seat } from '../../engine/game.ts'
import { HOST_END_LINE, EARLY_END_LINES } from '../../engine/early-end.ts'
import {
  type Match,
  awaitedSeats,
  decideWithoutSettling,
  replayLine,
  openMatch,
  decideAndSettle,
  resultByRulesElseEarlyEnd,
  normalizeLine
} from '../../engine/match.ts'
import { seatsFor } from '../setups.ts'
import { refusal } from './refused.ts'

const SEED = '5f'.repeat(32)

function opened(game: Game, seats: number, options: Options = {}): Match {
  return openMatch(game, options, seats, SEED).match
}

function after(game: Game, match: Match, ...lines: readonly [Seat, string][]): Match {
  return lines.reduce((before, [seat, line]) => decideAndSettle(game, before, seat, line).match, match)
}

/** Something that the seat which is awaited may do. */
function offered(game: Game, match: Match): [Seat, string] {
  const [seat = 0] = game.awaits(match.state)
  return [seat, game.choices(match.state, seat)[0]?.example ?? '']
}

/** The set-ups of a game, as far as players compete in them or not. */
function against(game: Game): Options[] {
  const all = [{}, ...game.settings.flatMap(({ name, values }) => values.map(value => ({ [name]: value })))]
  return all.filter(options => {
    const completed = attempt(() => completeOptions(game, options, seatsFor(game, 2)))
    return completed && game.tableStyle(completed).table === 'competitive'
  })
}

function attempt<T>(step: () => T): T | null {
  let made: T | null = null
  refusal(() => (made = step()))
  return made
}

describe.each(newestGames().map(game => [game.name, game] as const))('leaving a match of %s', (_, game) => {
  const count = seatsFor(game, 3)
  const begun = opened(game, count)
  const together = game.tableStyle(begun.setup.options).table !== 'competitive'

  test.each(EARLY_END_LINES)('the game has no line “%s” of its own', line => {
    for (const own of [line, line.toUpperCase(), `${line} 1`])
      expect(refusal(() => game.parse(own))?.code).toBe('BAD_ACTION')
  })

  test('a line is spelled in one way', () => {
    expect(normalizeLine(game, '  STOP ')).toBe('stop')
    expect(refusal(() => normalizeLine(game, 'stop now'))?.code).toBe('BAD_ACTION')
  })

  test('the match goes on until all have agreed to stop, whoever’s turn it is', () => {
    const others = Array.from({ length: count - 1 }, (_, at): [Seat, string] => [at + 1, 'stop'])
    const most = after(game, begun, ...others)
    expect(resultByRulesElseEarlyEnd(game, most)).toBeNull()
    expect(awaitedSeats(game, most)).toEqual(game.awaits(begun.state))
    const over = after(game, most, [0, 'stop'])
    expect(resultByRulesElseEarlyEnd(game, over)).toEqual(resultWhenEndedEarly(game, begun.state, []))
    expect(awaitedSeats(game, over)).toEqual([])
    for (const line of [...EARLY_END_LINES, offered(game, over)[1]])
      expect(refusal(() => decideWithoutSettling(game, over, 0, line))?.code).toBe('GAME_OVER')
  })

  test('everybody is told, and neither state nor stream has moved', () => {
    const { match, events } = decideAndSettle(game, begun, 1, 'stop')
    expect(events).toEqual([{ type: 'agreed-to-stop', facts: { seat: 1 } }])
    expect(match).toEqual({ ...begun, earlyEnd: { agreed: [1], resigned: [] } })
  })

  test('nobody agrees twice', () => {
    expect(refusal(() => decideWithoutSettling(game, after(game, begun, [0, 'stop']), 0, 'stop'))?.code).toBe(
      'WRONG_PHASE'
    )
  })

  test('whoever plays on no longer agrees', () => {
    const [seat, line] = offered(game, begun)
    const other = (seat + 1) % count
    expect(after(game, begun, [seat, 'stop'], [seat, line]).earlyEnd.agreed).toEqual([])
    expect(after(game, begun, [other, 'stop'], [seat, line]).earlyEnd.agreed).toEqual([other])
  })

  test.runIf(game.seats.least === 1)('alone, one word ends it', () => {
    expect(resultByRulesElseEarlyEnd(game, after(game, opened(game, 1), [0, 'stop']))?.outcome).toBe('stopped')
  })

  test.runIf(together)('its host ends it for all where they play together, once, and no seat can', () => {
    const ended = replayLine(game, begun, { seat: null, line: HOST_END_LINE })
    expect(ended.events).toEqual([{ type: 'ended-by-host', facts: {} }])
    expect(resultByRulesElseEarlyEnd(game, ended.match)).toEqual(resultWhenEndedEarly(game, begun.state, []))
    expect(refusal(() => replayLine(game, ended.match, { seat: null, line: HOST_END_LINE }))?.code).toBe('GAME_OVER')
    expect(refusal(() => replayLine(game, begun, { seat: null, line: 'stop' }))?.code).toBe('BAD_ACTION')
    expect(refusal(() => replayLine(game, begun, { seat: 0, line: HOST_END_LINE }))?.code).toBe('BAD_ACTION')
  })

  test('where players compete its host ends nothing', () => {
    for (const options of against(game))
      expect(
        refusal(() => replayLine(game, opened(game, seatsFor(game, 2), options), { seat: null, line: HOST_END_LINE }))
          ?.code
      ).toBe('MODULE')
  })

  test.runIf(together)('nobody resigns where all play together', () => {
    for (const seats of new Set([game.seats.least, count]))
      expect(refusal(() => decideWithoutSettling(game, opened(game, seats), 0, 'resign'))?.code).toBe('MODULE')
  })

  test('whoever resigns where players compete is last', () => {
    for (const options of against(game)) {
      const { match, events } = decideAndSettle(game, opened(game, seatsFor(game, 2), options), 0, 'resign')
      expect(events).toEqual([{ type: 'resigned', facts: { seat: 0 } }])
      expect(resultByRulesElseEarlyEnd(game, match)?.ranking?.at(-1)).toEqual([0])
    }
  })
})

test('in some game players compete', () => {
  expect(newestGames().flatMap(against)).not.toEqual([])
})

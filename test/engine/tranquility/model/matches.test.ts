import { expect, test } from 'vitest'
import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import type { Options } from '../../../../engine/game.ts'
import { decideAndSettle, openMatch } from '../../../../engine/match.ts'
import { randomStream } from '../../../../engine/random.ts'
import { tranquility } from '../../../../engine/tranquility/index.ts'
import { anyLine, anyOf } from '../../../choices.ts'
import { chance, seedOf } from '../../../random-play.ts'
import { eventsOf, tableOf } from './engine-table.ts'
import { awaited, outcomeOf, settled } from './outcome.ts'
import { refusalOf } from './refusal.ts'

/* Whole matches, followed by the model from the deal on: RULES.md. */

const STORMY_SEAS = { rocks: true, monsters: 5, storms: true, wilds: true }
const ALL: readonly (readonly [Options, readonly number[]])[] = [
  [{}, [1, 2, 3, 5]],
  [{ removal: 'poseidon', rocks: true }, [2, 4]],
  [{ monsters: 5 }, [1, 3]],
  [{ storms: true }, [1, 2, 3]],
  [{ wilds: true }, [1, 2]],
  [STORMY_SEAS, [1, 2, 3, 5]],
  [{ variant: 'high_arch' }, [1, 3]],
  [{ variant: 'pyramid', harder: true }, [1, 3]],
  [{ variant: 'pyramid', easier: true }, [2]],
  [{ variant: 'day_night' }, [1, 2, 3]],
  [{ variant: 'competitive' }, [2]]
]
const SETUPS = ALL.flatMap(([options, seats]) => seats.map(count => [options, count] as const))
const MATCHES = [1, 2, 3, 4]
/** Of so many lines, one is taken by chance, and all others by autopilots. */
const BY_CHANCE = 3
/** By some rules chance may go on for ever. */
const LONG = 200

test.each(SETUPS)('with %j %i play on as the model expects', (options, seats) => {
  for (const number of MATCHES) {
    const dice = chance(number)
    let { match } = openMatch(tranquility, options, seats, seedOf(number))
    const stream = randomStream(Buffer.from(match.seed, 'hex'))
    const { state } = tranquility.deal(match.setup.options, seats, stream)
    let { table } = settled(tableOf(state), stream)
    expect(tableOf(match.state)).toEqual(table)
    for (let count = 0; !table.result && count < LONG; count++) {
      expect(tranquility.awaits(match.state)).toEqual(awaited(table))
      const seat = anyOf(awaited(table), dice)
      const choices = tranquility.choices(match.state, seat)
      const line =
        dice.below(BY_CHANCE) === 0
          ? anyLine(anyOf(choices, dice), dice)
          : autopilotLineOrFirstChoice(tranquility, tranquility.view(match.state, seat), choices)
      expect([line, refusalOf(table, seat, line)]).toEqual([line, null])
      const outcome = outcomeOf(table, seat, line, stream)
      const moved = decideAndSettle(tranquility, match, seat, line)
      match = moved.match
      expect([line, eventsOf(moved.events), tableOf(match.state)]).toEqual([line, outcome.events, outcome.table])
      table = outcome.table
    }
    expect(match.position).toBe(stream.position())
  }
})

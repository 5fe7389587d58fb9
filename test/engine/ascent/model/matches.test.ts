import { describe, expect, test } from 'vitest'
import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import { ascent } from '../../../../engine/ascent/index.ts'
import type { Options } from '../../../../engine/game.ts'
import { normalizeLine, openMatch } from '../../../../engine/match.ts'
import { anyLine, anyOf } from '../../../choices.ts'
import { chance, seedOf } from '../../../random-play.ts'
import { streamOf } from '../../stream.ts'
import { type Chosen, dealt } from './deal.ts'
import { alike, alikeAfter } from './judging.ts'
import { GOALS } from './table.ts'

/* Whole matches with every mixture of goals: each is what its seed and its lines make of it, to the end. */

const MIXTURES = Array.from({ length: 8 }, (_, mixture) => ({
  mixture,
  goals: GOALS.filter((_, goal) => (mixture >> goal) & 1)
}))
/** Of so many lines one is taken by chance; all others are those of autopilots. */
const BY_CHANCE = 5

describe.each([1, 2, 3, 4, 5])('with %i seats', seats => {
  test.each(MIXTURES)('and the goals $goals a match is what the rules say', ({ goals, mixture }) => {
    const number = 8 * seats + mixture
    const dice = chance(number)
    const chosen = { goals, sequences: 3 + dice.below(3), hooks: dice.below(4) }
    const { match: dealtMatch, events } = openMatch(ascent, optionsFor(chosen, seats), seats, seedOf(number))
    let [match, { table, ...told }] = [dealtMatch, dealt(chosen, seats, streamOf(dealtMatch.seed))]
    alike({ match, events }, { table, ...told })
    while (table.phase !== 'over') {
      const choices = ascent.choices(match.state, table.active)
      const isByChance = dice.below(BY_CHANCE) === 0
      const line = isByChance
        ? anyLine(anyOf(choices, dice), dice)
        : autopilotLineOrFirstChoice(ascent, ascent.view(match.state, table.active), choices)
      ;({ match, table } = alikeAfter(match, table, normalizeLine(ascent, line)))
    }
    expect(table.why).not.toBeNull()
  })
})

function optionsFor({ goals, sequences, hooks }: Chosen, seats: number): Options {
  return {
    ...Object.fromEntries(goals.map(goal => [goal, true])),
    ...(goals.includes('documentary') && { sequences }),
    ...(seats === 1 && { hooks })
  }
}

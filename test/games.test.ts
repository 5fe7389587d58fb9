import { describe, expect, test } from 'vitest'
import { newestGames } from '../engine/catalogue.ts'
import { type Played, holds } from './games.ts'
import { HIDDEN } from './hidden.ts'
import { SEED } from './seed.ts'
import { covering, type Setup, setups } from './setups.ts'

/** The number of the first match. */
const FIRST = SEED * 10_000
/** With `SETUPS=all`, everything is asked at every moment of every set-up; without it, of a few that cover them. */
const IS_WHOLE = process.env.SETUPS === 'all'
/** So many matches of the usual set-up with each number of seats. */
const USUAL = IS_WHOLE ? 12 : 4
/** At so many moments of each everything is asked; most matches have fewer. */
const USUAL_MOMENTS = IS_WHOLE ? Infinity : 60
/** Likewise where settings are changed, of one match each. */
const MOMENTS = IS_WHOLE ? Infinity : 12

describe.each(newestGames().map(game => [game.name, game] as const))('%s', (name, game) => {
  const hidden = HIDDEN[name]

  test('the tests know what it hides', () => {
    expect(hidden).toBeDefined()
  })

  for (const [place, setup] of played(setups(game)).entries())
    describe(`with ${setup.seats} seats, ${JSON.stringify(setup.options)}, seed ${SEED}`, () => {
      if (hidden) holds({ game, ...hidden }, { ...setup, ...playedOf(setup, place) })
    })
})

function played(all: readonly Setup[]): readonly Setup[] {
  if (IS_WHOLE) return all
  return [...all.filter(isUsual), ...covering(all.filter(setup => !isUsual(setup)))]
}

function isUsual({ changed }: Setup): boolean {
  return changed === 0
}

/** The usual set-up often, and others once. */
function playedOf(setup: Setup, place: number): Pick<Played, 'matches' | 'moments'> {
  if (!isUsual(setup)) return { matches: [FIRST + place], moments: MOMENTS }
  return { matches: Array.from({ length: USUAL }, (_, number) => FIRST + number), moments: USUAL_MOMENTS }
}

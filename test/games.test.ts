import { describe, expect, test } from 'vitest'
import { newestGames } from '../engine/catalogue.ts'
import { anyOf } from './choices.ts'
import { type Played, holds } from './games.ts'
import { HIDDEN } from './hidden.ts'
import { chance } from './random-play.ts'
import { SEED } from './seed.ts'
import { type Setup, setups } from './setups.ts'

/** The number of the first match. */
const FIRST = SEED * 10_000
/** So many matches of the usual set-up. */
const USUAL = 12
/** At so many moments of each everything is asked; most matches have fewer. */
const MOST_MOMENTS = process.env.SETUPS === 'all' ? Infinity : 60
/** Where several settings are changed, everything is asked at so many moments, of one number of seats; with `SETUPS=all`, at every one, of each. */
const MOMENTS = process.env.SETUPS === 'all' ? Infinity : 4

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

/** What changes several settings is played by one number of seats, drawn by lot. */
function played(all: readonly Setup[]): readonly Setup[] {
  if (process.env.SETUPS === 'all') return all
  const mixed = all.filter(({ changed }) => changed > 1)
  const kinds = mixed.map(({ options }) => JSON.stringify(options))
  const alike = (kind: string) => mixed.filter((_, place) => kinds[place] === kind)
  return [
    ...all.filter(({ changed }) => changed < 2),
    ...[...new Set(kinds)].map((kind, place) => anyOf(alike(kind), chance(FIRST + place)))
  ]
}

/** The usual set-up often, one changed setting whole, and a few moments where there are several. */
function playedOf({ changed }: Setup, place: number): Pick<Played, 'matches' | 'moments'> {
  if (changed === 0)
    return { matches: Array.from({ length: USUAL }, (_, number) => FIRST + number), moments: MOST_MOMENTS }
  return { matches: [FIRST + place], moments: changed > 1 ? MOMENTS : MOST_MOMENTS }
}

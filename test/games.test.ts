import { describe, expect, test } from 'vitest'
import { games } from '../engine/catalogue.ts'
import type { Game, Options } from '../engine/game.ts'
import { scrambled as inAscent } from './engine/ascent/hidden.ts'
import * as inTranquility from './engine/tranquility/hidden.ts'
import { type Played, type Tested, holds } from './games.ts'
import { type Setup, setupsOf } from './setups.ts'

const HIDDEN: { readonly [game: string]: Omit<Tested, 'game'> } = {
  // The Ascent's table turns up nothing that was hidden.
  ascent: { scrambled: inAscent, undisclosed: inAscent },
  tranquility: inTranquility
}

/** The number of the first match; another seed plays others. */
const SEED = Number(process.env.SEED ?? 0)
const FIRST = SEED * 10_000
/** So many matches of the usual set-up. */
const USUAL = 12
/** Where several settings are changed, everything is asked at so many moments; with `SETUPS=all`, at every one. */
const MOMENTS = process.env.SETUPS === 'all' ? Infinity : 4
/** What may be said changes no rule: it is not mixed with other settings. */
const NO_RULE = 'talk'

interface Changed extends Setup {
  /** How many settings aren't at their default. */
  readonly changed: number
}

describe.each(games().map(game => [game.name, game] as const))('%s', (name, game) => {
  const hidden = HIDDEN[name]

  test('the tests know what it hides', () => {
    expect(hidden).toBeDefined()
  })

  for (const [place, setup] of setups(game).entries())
    describe(`with ${setup.seats} seats, ${JSON.stringify(setup.options)}, seed ${SEED}`, () => {
      if (hidden) holds({ game, ...hidden }, { ...setup, ...playedOf(setup, place) })
    })
})

/** The usual set-up often, one changed setting whole, and a few moments where there are several. */
function playedOf({ changed }: Changed, place: number): Pick<Played, 'matches' | 'moments'> {
  if (changed === 0) return { matches: Array.from({ length: USUAL }, (_, number) => FIRST + number) }
  return { matches: [FIRST + place], ...(changed > 1 && { moments: MOMENTS }) }
}

/** Those in which what may be said is mixed with nothing else. */
function setups(game: Game): Changed[] {
  const all = setupsOf(game).map(setup => ({ ...setup, changed: changedIn(game, setup.options) }))
  return all.filter(({ changed, options }) => changed < 2 || !isChanged(game, options, NO_RULE))
}

function changedIn(game: Game, options: Options): number {
  return game.settings.filter(({ name }) => isChanged(game, options, name)).length
}

function isChanged({ settings }: Game, options: Options, setting: string): boolean {
  return settings.some(({ name, default: usual }) => name === setting && (options[name] ?? usual) !== usual)
}

import { describe, expect, test } from 'vitest'
import { games } from '../engine/catalogue.ts'
import type { Game, Options } from '../engine/game.ts'
import { applies, valuesOf } from '../engine/options.ts'
import { scrambled as inAscent } from './engine/ascent/hidden.ts'
import * as inTranquility from './engine/tranquility/hidden.ts'
import { type Tested, holds } from './games.ts'
import { chance } from './random-play.ts'

const HIDDEN: { readonly [game: string]: Omit<Tested, 'game'> } = {
  // The Ascent's table turns up nothing that was hidden.
  ascent: { scrambled: inAscent, undisclosed: inAscent },
  tranquility: inTranquility
}

/** Of the set-ups in which several settings are changed, so many are played; `SETUPS=all` plays every one of them. */
const MIXED = process.env.SETUPS === 'all' ? Infinity : 20
const SEED = Number(process.env.SEED ?? 1)

interface Setup {
  readonly seats: number
  readonly options: Options
  /** How many settings aren't at their default. */
  readonly changed: number
}

describe.each(games().map(game => [game.name, game] as const))('%s', (name, game) => {
  const hidden = HIDDEN[name]

  test('the tests know what it hides', () => {
    expect(hidden).toBeDefined()
  })

  for (const { seats, options, changed } of sample(game))
    describe(`with ${seats} seats, ${JSON.stringify(options)}, seed ${SEED}`, () => {
      if (hidden) holds({ game, ...hidden }, { options, seats, matches: changed === 0 ? 12 : 1 })
    })
})

/** Every number of seats with every setting by itself, and some of those with several. */
function sample(game: Game): Setup[] {
  const all = setups(game)
  const mixed = all.filter(({ changed }) => changed > 1)
  return [...all.filter(({ changed }) => changed < 2), ...chance(SEED).shuffle(mixed).slice(0, MIXED)]
}

/** Every number of seats with every choice of settings. */
function setups(game: Game): Setup[] {
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => game.seats.least + more)
  return counts.flatMap(seats =>
    chosen(game, seats).map(options => ({ seats, options, changed: changedIn(game, options) }))
  )
}

function chosen({ settings }: Game, seats: number): Options[] {
  return settings.reduce<Options[]>(
    (all, setting) =>
      all.flatMap(options =>
        applies(setting, options, seats)
          ? valuesOf(setting, options, seats).map(value => ({ ...options, [setting.name]: value }))
          : [options]
      ),
    [{}]
  )
}

function changedIn({ settings }: Game, options: Options): number {
  return settings.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual).length
}

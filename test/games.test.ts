import { describe, expect, test } from 'vitest'
import { games } from '../engine/catalogue.ts'
import type { Game, Options } from '../engine/game.ts'
import { applies, valuesOf } from '../engine/options.ts'
import { scrambled as inTranquility } from './engine/tranquility/hidden.ts'
import { type Tested, holds } from './games.ts'

const SCRAMBLED: { readonly [game: string]: Tested['scrambled'] } = { tranquility: inTranquility }

describe.each(games().map(game => [game.name, game] as const))('%s', (name, game) => {
  const scrambled = SCRAMBLED[name]

  test('the tests know what it hides', () => {
    expect(scrambled).toBeDefined()
  })

  for (const [seats, options] of setups(game))
    describe(`with ${seats} seats, ${JSON.stringify(options)}`, () => {
      if (scrambled) holds({ game, scrambled }, options, seats)
    })
})

/** Every number of seats with every choice of settings. */
function setups(game: Game): (readonly [number, Options])[] {
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => game.seats.least + more)
  return counts.flatMap(seats => chosen(game, seats).map(options => [seats, options] as const))
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

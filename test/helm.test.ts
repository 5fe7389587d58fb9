import { describe, expect, test } from 'vitest'
import { findGame } from '../engine/catalogue.ts'
import type { Game } from '../engine/game.ts'
import { helmLine } from '../worker/match/helm.ts'
import { scrambled as inAscent } from './engine/ascent/hidden.ts'
import { scrambled as inTranquility } from './engine/tranquility/hidden.ts'
import { chance, randomPlay } from './random-play.ts'
import { SEED } from './seed.ts'
import type { Tested } from './games.ts'

/* An autopilot knows what its seat may know. */

const HIDDEN: readonly [string, Tested['scrambled']][] = [
  ['ascent', inAscent],
  ['tranquility', inTranquility]
]
const MATCHES = [1].map(number => SEED * 10_000 + number)
const THOUGHT = new Uint8Array(32).fill(7)

describe.each(HIDDEN)('in %s', (name, scrambled) => {
  const game = findGame(name) as Game
  const options = game.options({}, 3)

  test.each(MATCHES)('whatever others hold, no byte of what it plays is another: match %i', at => {
    const dice = chance(at)
    for (const { before } of randomPlay(game, options, 3, at))
      for (const seat of game.awaits(before.state)) {
        const other = { ...before, state: scrambled(before.state, seat, dice) }
        expect(helmLine(other, seat, THOUGHT)).toBe(helmLine(before, seat, THOUGHT))
      }
  })
})

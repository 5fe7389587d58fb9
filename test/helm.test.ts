import { completeOptions } from '../engine/options.ts'
import { expect, test } from 'vitest'
import { newestGames } from '../engine/catalogue.ts'
import { helmLine } from '../worker/match/helm.ts'
import { HIDDEN } from './hidden.ts'
import { chance, randomPlay } from './random-play.ts'
import { SEED } from './seed.ts'

/* An autopilot knows what its seat may know. */

const MATCH = SEED * 10_000 + 1
const THOUGHT = new Uint8Array(32).fill(7)
/** From the first moment of a match to its last. */
const MOMENTS = 12

test.each(newestGames().map(game => [game.name, game] as const))(
  `in %s, whatever others hold, no byte of what it plays is another: match ${MATCH}`,
  (name, game) => {
    const dice = chance(MATCH)
    const seats = Math.min(3, game.seats.most)
    const played = randomPlay(game, completeOptions(game, {}, seats), seats, MATCH)
    const apart = Math.ceil(played.length / MOMENTS)
    for (const { before } of played.filter((_, at) => at % apart === 0))
      for (const seat of game.awaits(before.state)) {
        const other = { ...before, state: HIDDEN[name]?.scrambled(before.state, seat, dice) ?? null }
        expect(helmLine(other, seat, THOUGHT)).toBe(helmLine(before, seat, THOUGHT))
      }
  }
)

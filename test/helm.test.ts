import { expect, test } from 'vitest'
import { games } from '../engine/catalogue.ts'
import { helmLine } from '../worker/match/helm.ts'
import { HIDDEN } from './hidden.ts'
import { chance, randomPlay } from './random-play.ts'
import { SEED } from './seed.ts'

/* An autopilot knows what its seat may know. */

const MATCH = SEED * 10_000 + 1
const THOUGHT = new Uint8Array(32).fill(7)

test.each(games().map(game => [game.name, game] as const))(
  `in %s, whatever others hold, no byte of what it plays is another: match ${MATCH}`,
  (name, game) => {
    const dice = chance(MATCH)
    const seats = Math.min(3, game.seats.most)
    for (const { before } of randomPlay(game, game.options({}, seats), seats, MATCH))
      for (const seat of game.awaits(before.state)) {
        const other = { ...before, state: HIDDEN[name]?.scrambled(before.state, seat, dice) ?? null }
        expect(helmLine(other, seat, THOUGHT)).toBe(helmLine(before, seat, THOUGHT))
      }
  }
)

import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { pub } from '../../../engine/pub/index.ts'
import { wonAgainstChance } from '../../bench/contest.ts'
import { position } from './position.ts'

const game: Game = pub as Game<unknown> as Game
const MATCHES = 30

function says(where: string): string {
  const state = position(where)
  return pub.autopilot(pub.view(state, 0), pub.choices(state, 0))
}

describe('the autopilot', () => {
  test.each([
    ['leaves with what it has', 'dice 2 5; guests aN1 2/4@0', 'exit A aN1'],
    ['wins rather than wait for more', 'dice 2 5; banks 14 0; guests aN1 0/2@0, aO1 4/0@1', 'exit A aN1']
  ])('%s', (_, where, line) => {
    expect(says(where)).toBe(line)
  })

  test('knows no order of a stack', () => {
    const where = 'dice 2 5; guests aN1 3/2@1, bT 1/0@2'
    expect(says(`${where}; top aT`)).toBe(says(`${where}; top aL1`))
  })

  test('beats play by chance nearly always', () => {
    expect(wonAgainstChance(game, 2, MATCHES)).toBeGreaterThanOrEqual(95)
  })
})

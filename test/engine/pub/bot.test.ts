import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { pub } from '../../../engine/pub/index.ts'
import { wonAgainstChance } from '../../bench/contest.ts'
import { position } from './position.ts'

const game: Game = pub as Game<unknown> as Game
const MATCHES = 12
const OTHERS = 'aL2 aN1 aN2 aO1 aO2 aT'

function says(where: string): string {
  const state = position(where)
  return autopilotLineOrFirstChoice(pub, pub.view(state, 0), pub.choices(state, 0))
}

describe('the autopilot', () => {
  test.each([
    ['leaves with what it has', 'dice 2 5; guests aN1 2/4@0', 'exit A aN1'],
    ['wins rather than wait for more', 'dice 2 5; banks 14 0; guests aN1 0/2@0, aO1 4/0@1', 'exit A aN1'],
    ['wins rather than throw out a rival', 'dice 2 5; used B; banks 14 0; guests aN1 1/1@0, bO1 0/5@2', 'exit A aN1'],
    ['lets somebody in rather than waste a die', 'dice 3 1; used A; guests aL2 1/3@2', 'enter B'],
    ['goes home by the lower die, so that the higher lets somebody in', 'dice 6 5; guests aT 1/1@0', 'exit B aT'],
    ['has somebody bring along what both dice give', 'dice 1 4; guests aO1 0/0@2, bO1 3/2@1', 'enter A+B'],
    ['lets somebody in before it takes the door', 'dice 4 2; guests aL1 0/4@5', 'enter A+B'],
    ['takes to the door whoever may go home', 'dice 1 5; guests aN1 0/5@6, bT 3/3@4', 'move A+B aN1 cw'],
    ['frees the door', 'dice 2 1; used A; guests aL1 2/0@0', 'move B aL1 cw'],
    ['frees it for those who lie face up', `dice 2 6; guests aL1 2/0@0; shown ${OTHERS}`, 'move A aL1 cw'],
    ['takes the last coin of a rival', 'dice 6 2; guests aT 0/1@2, bL2 1/3@2', 'innkeeper B bL2'],
    ['has a rival drink its fifth beer', 'dice 6 2; guests aL1 3/4@4, bL1 2/4@2', 'innkeeper B bL1'],
    ['throws out a rival with its beers', 'dice 5 3; guests bL2 0/3@5, aL1 1/5@2', 'innkeeper A bL2']
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

import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../../engine/game.ts'
import { reef } from '../../../../engine/reef/index.ts'
import { wonAgainstChance } from '../../../bench/contest.ts'
import { A, position, type Table, THEIRS } from '../position.ts'

const game = reef as unknown as Game
const MATCHES = 40

const SEAT = '4 boats R3 Y2 G1 B1 K1 pe1'

describe('the autopilot', () => {
  test.each<[string, Table, string]>([
    ['breeds as soon as it can', { seats: [`${SEAT} [Rm -]`, THEIRS] }, 'buy a4>1 -pe -Y -Y'],
    ['buys a first coral', { seats: ['4 boats R2 Y2 G2 []', THEIRS] }, 'buy d1 -R'],
    ['sets out another boat', { seats: ['1 boats R4 Y4 G4 B4 [- -]', THEIRS] }, 'boat -R -R -R'],
    [
      'takes a worm that its fish waits for',
      { phase: 'pick', active: 1, dice: ['Y', 'B'], seats: ['4 boats [Rm]', THEIRS] },
      'take Y'
    ],
    [
      'lets a shark eat what the other would breed with',
      { seats: ['1 boats sh1 [-]', '4 boats Y4 [Rm]'], grid: A.replaceAll('Yf ~ Rm', '~ ~ Rm') },
      'shark a4'
    ],
    ['ends its turn once nothing is worth its price', { seats: ['1 boats [- -]', THEIRS] }, 'end']
  ])('%s', (_, table, line) => {
    const state = position(table)
    const [seat = 0] = reef.awaits(state)
    expect(autopilotLineOrFirstChoice(reef, reef.view(state, seat), reef.choices(state, seat))).toBe(line)
  })

  test('beats play by chance nearly always', () => {
    expect(wonAgainstChance(game, 2, MATCHES)).toBeGreaterThanOrEqual(95)
  })
})

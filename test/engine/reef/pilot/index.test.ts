import { describe, expect, test } from 'vitest'
import type { Game } from '../../../../engine/game.ts'
import { open, play } from '../../../../engine/match.ts'
import { reef } from '../../../../engine/reef/index.ts'
import { anyLine, anyOf } from '../../../choices.ts'
import { chance, seedOf } from '../../../random-play.ts'
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
    expect(reef.autopilot(reef.view(state, seat), reef.choices(state, seat))).toBe(line)
  })

  test('beats play by chance nearly always', () => {
    const won = Array.from({ length: MATCHES }, (_, number) => beatsChance(number)).filter(Boolean)
    expect(won.length).toBeGreaterThanOrEqual(MATCHES * 0.95)
  })
})

/** Whether the autopilot wins a match against chance; each begins in its seat every other time. */
function beatsChance(number: number): boolean {
  const dice = chance(number)
  const own = number % 2
  let { match } = open(game, {}, 2, seedOf(number))
  for (let [seat] = game.awaits(match.state); seat !== undefined; [seat] = game.awaits(match.state)) {
    const choices = game.choices(match.state, seat)
    const line =
      seat === own ? game.autopilot(game.view(match.state, seat), choices) : anyLine(anyOf(choices, dice), dice)
    match = play(game, match, seat, line).match
  }
  return game.result(match.state)?.ranking?.[0]?.[0] === own
}

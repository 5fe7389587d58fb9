import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import type { Game } from '../../../engine/game.ts'
import { wonAgainstChance } from '../../bench/contest.ts'
import { playAll, position } from './position.ts'

const game: Game = cloud9
const MATCHES = 40

const hands = (own: string) => `hands ${own} YRRRR R PPPPW; roll G-; cloud 1`

function says(where: string, seat: number, before = ''): string {
  const { state } = playAll(position(where), before)
  return autopilotLineOrFirstChoice(cloud9, cloud9.view(state, seat), cloud9.choices(state, seat))
}

describe('an autopilot', () => {
  const MANY = 'hands YYP GGRWGRPYPY R PPPPW'

  test.each([
    ['stays where nothing is needed', 'roll --', 2, 'stay'],
    ['stays with a pilot of many cards', `${MANY}; roll GR`, 2, 'stay'],
    ['jumps from a pilot of two', 'hands YYP GR R PPPPW; roll GG', 2, 'jump'],
    ['jumps from a pilot without a card', 'hands YYP - R PPPPW', 0, 'jump'],
    [
      'jumps from a pilot whose colour has been played',
      `discard ${'G'.repeat(16)}; hands YYP RRRR R PPPP; roll GG`,
      2,
      'jump'
    ],
    ['shows the colours rather than a wild card', 'pilot', 1, 'colours'],
    ['shows a wild card where it must', 'roll RR; pilot', 1, 'wild'],
    ['keeps it on the lowest clouds', 'cloud 2; roll RR; pilot', 1, 'fall'],
    ['falls with nothing to show', 'hands YYP GGR R PPPPW; roll RR; pilot', 1, 'fall'],
    ['seals the same answer before its place', 'roll RR', 1, 'wild'],
    ['goes on alone with a hand for every roll', 'solo; aboard 1; hands YYP GGGPPPRRRYYYW R PPPPW', 1, 'continue'],
    ['goes on alone with a wild card', 'solo; aboard 1; hands YYP W R PPPPW', 1, 'continue'],
    ['jumps alone without', 'solo; aboard 1; cloud 7; hands YYP G R PPPPW', 1, 'jump']
  ])('%s', (_, where, seat, line) => {
    expect(says(where, seat)).toBe(line)
  })

  test('counts its own hand among what the pilot cannot hold', () => {
    expect([says(hands('GGGGGGGGGGGGGGG'), 0), says(hands('P'), 0)]).toEqual(['jump', 'stay'])
  })

  test('knows no hand but its own', () => {
    const one = says('hands YYP GGRW R PPPPW', 2)
    expect(says('hands YYP PPPP R GGRWG', 2)).toBe(one)
  })

  test('beats two who play by chance nearly always', () => {
    expect(wonAgainstChance(game, 3, MATCHES)).toBeGreaterThanOrEqual(75)
  })
})

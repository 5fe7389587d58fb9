import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { autoplay } from '../../../engine/autoplay.ts'
import type { Game } from '../../../engine/game.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { wonAgainstChance } from '../../bench/contest.ts'
import { seedOf } from '../../random-play.ts'
import { playAll, position } from './position.ts'

const game: Game = merchants as Game<unknown> as Game
const MATCHES = 20
/** Twice as many as any of 6,000 matches had. */
const MOST_LINES = 1000

function says(where: string, before = ''): string {
  const { state } = playAll(position(where), before)
  return autopilotLineOrFirstChoice(merchants, merchants.view(state, 0), merchants.choices(state, 0))
}

describe('an autopilot', () => {
  test.each([
    ['sells for a coin', 'phase sale; at c1 d4', 'sell coin'],
    ['sells for cards where no coin is left', 'phase sale; at c1 d4; gems -', 'sell cards'],
    ['rolls the free die', 'phase bonus; at c1 d4', 'roll'],
    ['goes into a castle next door', 'at d8 d4; hand F; tiles d8M', 'go c7 -F'],
    ['ends its turn there', 'at c7 d4; hand F; tiles d4V; played 1', 'end'],
    [
      'goes along tiles that lie there',
      'at f8 d4; tiles f8M e8M d8M; hand MFF; lacks wine cloth weapons gems',
      'go d8 -M'
    ],
    ['rolls with a full hand that leads nowhere', 'hand EEEEEE; reserve E0; lying f8 f9 g8 h9', 'roll -E -E'],
    ['takes away a rock that shuts it in', 'phase die; die 6; lying f8 f9 g8 h9', 'return f9'],
    ['waits for cards with fewer', 'hand EEEEE; reserve E0; lying f8 f9 g8 h9', 'end'],
    ['moves a tile into its way where none is left', 'phase die; die 5; reserve E0; tiles e3E d4V', 'shift e3>g8'],
    ['places a rock where a rival is about to arrive', 'at g9 e2; tiles e2M d2M', 'rock d2'],
    ['keeps its rocks while nobody is near', 'at g9 f6; tiles f6M', 'M@g8'],
    ['lays one that lies elsewhere', 'hand MM; reserve M0; tiles i9M d4V', 'M@i9>f8']
  ])('%s', (_, where, line) => {
    expect(says(where)).toBe(line)
  })

  test('lays tiles first, and then goes along them', () => {
    expect(says('')).toMatch(/^M@/)
    expect(says('hand MMF; tiles f8M e8M; lacks wine cloth weapons gems', '')).toMatch(/^(M@d8|go e8 -M)$/)
  })

  test.each([
    [2, 305],
    [3, 129],
    [4, 369]
  ])('takes away a rock that shuts all of %i out of where there is gold, and the match ends (%i)', (seats, number) => {
    const { match } = autoplay(game, {}, seats, seedOf(number), MOST_LINES)
    expect(game.result(match.state)).toMatchObject({ why: 'GOLD' })
  })

  test('reads its own hand and no other', () => {
    expect(says('other FFFFFF')).toBe(says('other WWEEEE'))
  })

  test('fetches what is sold already from the warehouse', () => {
    expect(says('at f9 d4; tiles f9M; hand F; lacks cheese wine cloth weapons gems')).toBe('go g9 -F')
  })

  test.each([2, 3, 4])('beats any number who play by chance: %i at the table', seats => {
    expect(wonAgainstChance(game, seats, MATCHES)).toBeGreaterThanOrEqual(95)
  })
})

import { expect, test } from 'vitest'
import { REFUSAL_CODES } from '../../../engine/tranquility/codes.ts'
import { after, position, refused } from './position.ts'
import { arch, competitive, dayNight, pyramid } from './variants.ts'

const STARTING = 'unstarted Y1:0 {} [S 1 2]p11 [11 12 13 14 15]p9'
const PLEDGING = after(position(STARTING), 'start', 'give 4 -1 -2 blind')
const ROCKS = after(position('rocks:0 {0:1 1:2 2:3 3:4 4:5 5:6} [40 41 42]p9'), '40@f6')
const ORANGE = after(position('monsters pool:1 {} [1 2 3 M]p(O 60) [6 7]p9'), '1@a1')
const FULL = Array.from({ length: 36 }, (_, cell) => `${cell}:${2 * cell + 1}`).join(' ')

/** RULES.md, 4.4: two things speak against each of these lines of a seat, and the first of the two is reported. */
const BOTH = [
  ['NOT_YOUR_TURN', 'CARD_NOT_IN_HAND', position('{} [1 2]p9 [3 4]p9'), '80@a1', 1],
  ['NOT_YOUR_TURN', 'WRONG_PHASE', PLEDGING, '11@a1', 1],
  ['WRONG_PHASE', 'CARD_NOT_IN_HAND', PLEDGING, '80@a1', 0],
  ['WRONG_PHASE', 'MODULE', position('{} [1 2]p9'), 'rocks 3', 0],
  ['CARD_NOT_IN_HAND', 'MODULE', position('{8:15} [1 2]p9'), 'M@c2', 0],
  ['CARD_NOT_IN_HAND', 'MUST_PLAY_START', position('unstarted {} [S 1]p9 [2]p9'), '80@a1', 0],
  ['MODULE', 'MUST_PLAY_START', position('unstarted {} [S 1]p9 [2]p9'), 'all', 0],
  ['MODULE', 'NO_GRID_CARD', position('{} [1 2]p9'), 'turn a1 -1', 0],
  ['MODULE', 'COMPASS_NONE', position('{} [1 2]p9'), 'compass P1', 0],
  ['MUST_PLAY_START', 'START_UNPAYABLE', position('unstarted wilds {} [W S]p0 [1]p0'), 'start W', 0],
  ['MUST_PLAY_START', 'SLOT_OUT_OF_RANGE', position('unstarted {} [S 1]p9 [2]p9'), '1@a7', 0],
  ['START_ALREADY_PLAYED', 'START_UNPAYABLE', position('wilds {} [W 1]p0 [2]p0'), 'start W', 0],
  ['SLOT_OCCUPIED', 'ROW_BLOCKED', position('rocks:1 {10:20} [18]p9'), '18@e2', 0],
  ['ROW_BLOCKED', 'WILD_VALUE_TAKEN', position('rocks:2 wilds {0:5} [W]p9'), 'W5@c3', 0],
  ['ROW_BLOCKED', 'MONSTER_NO_TARGET', position('rocks:2 monsters {0:5} [M]p9'), 'M@c3', 0],
  ['ROW_BLOCKED', 'ORDER', position('P1:2 {10:20} [18]p9'), '18@c3', 0],
  ['SPACE_STORMED', 'WILD_VALUE_RANGE', pyramid('{1:5} [J 40]p9 stormed(2)'), 'J81@c1', 0],
  ['SPACE_STORMED', 'ORDER', pyramid('{1:5} [4 40]p9 stormed(2)'), '4@c1', 0],
  ['PILLARS_FIRST', 'ORDER', arch('{R6:30} [20]p9'), '20@a5', 0],
  ['WILD_VALUE_RANGE', 'ORDER', position('wilds {10:40} [W]p9'), 'W0@f2', 0],
  ['WILD_VALUE_TAKEN', 'ORDER', position('wilds {10:40} [W]p9'), 'W40@f2', 0],
  ['ORDER', 'MATH_IMPOSSIBLE', competitive('{10:20} [19 50] [60 61]'), '19@c3', 0],
  ['ORDER', 'ORANGE_NEEDS_NEIGHBOUR', position('O1:0 {10:20} [18]p9'), '18@c3', 0],
  ['MATH_IMPOSSIBLE', 'COST_TOO_HIGH', competitive('{10:20} [79 50] [60 61]'), '79@f2', 0],
  ['ORANGE_NEEDS_NEIGHBOUR', 'PAYMENT_COUNT', position('O1:0 {8:15} [40 50]p9'), '40@c4 -50', 0],
  ['COST_TOO_HIGH', 'PAYMENT_COUNT', position('{10:20} [24 50]p9'), '24@f2 -50', 0],
  ['PAYMENT_COUNT', 'PAYMENT_INVALID', position('{8:15} [17 50 51]p9'), '17@d2 -80', 0],
  ['PAYMENT_INVALID', 'MONSTER_UNDISCARDABLE', position('monsters {8:15} [17 50 51 M]p9'), '17@d2 -80 -M', 0],
  ['MONSTER_UNDISCARDABLE', 'DISCARD_NEEDS_TWO', position('monsters {} [M 1 2]p9'), '-M', 0],
  ['MONSTER_UNDISCARDABLE', 'STORM_CHOICE', ORANGE, 'storm -M', 0],
  ['FINISH_GRID_INCOMPLETE', 'FINISH_NO_START', position('unstarted {} [F 1]p9'), 'finish', 0],
  ['FINISH_NO_START', 'FINISH_ORIENTATION', dayNight(`unstarted {${FULL}} [F]p9`), 'finish', 0],
  ['FINISH_NO_START', 'FINISH_MONSTER_HELD', position('unstarted marked:1 {full} [F]p9 [M]p9'), 'finish', 0],
  ['ROCKS_SAME_ROW', 'ROCKS_ROW_FULL', ROCKS, 'rocks 1', 0],
  ['COMPASS_NONE', 'STORM_NOT_ACTIVE', position('storms {} [1 2]p9'), 'compass P1', 0],
  ['WHOLE_HAND_TOO_SMALL', 'WHOLE_HAND_MONSTER', position('monsters storms {8:15} [M]p0'), 'all', 0],
  ['PLEDGE_COUNT', 'PLEDGE_BAD_CARDS', PLEDGING, 'give 2 -80', 1],
  ['PLEDGE_BAD_CARDS', 'BLIND_NOT_ALLOWED', PLEDGING, 'give 3 -80 blind', 1],
  ['BLIND_NOT_ALLOWED', 'PLEDGE_OVER_EIGHT', PLEDGING, 'give 5 -11 -12 -13 blind', 1],
  ['HAND_HAS_PLAY', 'EXCHANGE_EMPTY_ROW', competitive('{0:30} [40 1] [60 61]'), 'exchange', 0]
] as const

test.each(BOTH)('%s is reported before %s', (first, _, state, line, seat) => {
  expect(refused(state, line, seat)).toBe(first)
})

// But for MODULE, which is everybody's, the list of codes says the same.
test.each(BOTH.filter(([, then]) => then !== 'MODULE'))('%s stands before %s', (first, then) => {
  expect(REFUSAL_CODES.indexOf(first)).toBeLessThan(REFUSAL_CODES.indexOf(then))
})

import { describe, expect, test } from 'vitest'
import { rankSeatsByScore, scorePerSeat } from '../../../../../engine/tranquility/modules/competitive/score.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const owners = (a: readonly number[], b: readonly number[]) =>
  Array.from({ length: 36 }, (_, cell) => (a.includes(cell) ? 0 : b.includes(cell) ? 1 : null))

const A_WINS = [[0], [1]]
const B_WINS = [[1], [0]]

const SCORED: readonly [number | string, number[], number[], [number, number], [number, number], number[][]][] = [
  [147, [0, 1, 2, 3, 10, 12], [4, 5, 6, 20], [9, 4], [7, 7], A_WINS],
  [148, [0, 1, 2, 8, 10], [4, 6, 12, 14, 20], [6, 3], [7, 7], B_WINS],
  [149, [0, 1, 2, 8, 9, 10], [14, 15, 16, 17, 18, 19], [7, 7], [11, 11], B_WINS],
  [150, [4, 5, 6, 7, 20, 22, 30], [], [11, 0], [7, 0], A_WINS],
  ['more points', [0, 2], [4], [0, 3], [4, -1], A_WINS],
  ['nothing but discards', [], [], [4, 2], [-4, -2], B_WINS],
  ['two neighbours are no run', [0, 1], [], [0, 0], [4, 0], A_WINS],
  ['a draw in everything', [0, 1, 2], [10, 11, 12], [3, 3], [6, 6], [[0, 1]]]
]

describe('the score', () => {
  test.each(SCORED)('example %s: A %j, B %j', (_, a, b, discards, points, ranking) => {
    const scores = scorePerSeat(owners(a, b), discards)
    expect(scores.map(score => score.points)).toEqual(points)
    expect(rankSeatsByScore(scores)).toEqual(ranking)
  })

  test('example 150: a run crosses the end of a row', () => {
    const [a] = scorePerSeat(owners([4, 5, 6, 7, 20, 22, 30], []), [11, 0])
    expect(a).toEqual({ placed: 7, discarded: 11, inRuns: 4, longest: 4, points: 7 })
  })

  test('each run counts once, with all its length', () => {
    const [a] = scorePerSeat(owners([0, 1, 2, 3, 4, 8, 9, 10, 20, 21], []), [0, 0])
    expect(a).toMatchObject({ placed: 10, inRuns: 8, longest: 5, points: 28 })
  })
})

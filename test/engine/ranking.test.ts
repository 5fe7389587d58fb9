import { expect, test } from 'vitest'
import { rankSeats } from '../../engine/ranking.ts'

test.each<[string, readonly (readonly number[])[], readonly number[], readonly (readonly number[])[]]>([
  ['the most come first, and equals share a place', [[3], [5], [3]], [], [[1], [0, 2]]],
  [
    'equals are told apart by their next figure',
    [
      [3, 1],
      [3, 2],
      [3, 1]
    ],
    [],
    [[1], [0, 2]]
  ],
  ['less than nothing comes behind nothing', [[0], [-2], [0]], [], [[0, 2], [1]]],
  ['whoever gave up comes last, whatever they have', [[9], [1], [2]], [0], [[2], [1], [0]]],
  ['those who gave up share that place', [[9], [1], [2]], [0, 2], [[1], [0, 2]]]
])('%s', (_, figures, gaveUp, ranking) => {
  expect(rankSeats(figures, gaveUp)).toEqual(ranking)
})

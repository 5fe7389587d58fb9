import { expect, test } from 'vitest'
import { winsOf } from './bench/wins.ts'

test.each([
  [0, 100, { won: 0, least: 0, most: 3.7 }],
  [50, 100, { won: 50, least: 40.38, most: 59.62 }],
  [13, 60, { won: 21.67, least: 13.12, most: 33.62 }],
  [300, 300, { won: 100, least: 98.74, most: 100 }]
])('%i matches won of %i are so many of a hundred, and so many may they truly be', (won, matches, wins) => {
  expect(winsOf(won, matches)).toEqual(wins)
})

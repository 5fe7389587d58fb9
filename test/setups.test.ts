import { expect, test } from 'vitest'
import { newestGames } from '../engine/catalogue.ts'
import { completeOptions } from '../engine/options.ts'
import { combinationsIn, covering, setups } from './setups.ts'

const GAMES = newestGames().map(game => [game.name, game] as const)

test('a combination is of a setting and a number of seats, or of up to three settings', () => {
  const options = { a: 1, b: true, c: 'x', d: 0 }
  expect(combinationsIn({ seats: 2, options, changed: 0 }).join('; ')).toBe(
    '2 seats; 2 seats, a 1; 2 seats, b true; 2 seats, c x; 2 seats, d 0; ' +
      'a 1; a 1, b true; a 1, b true, c x; a 1, b true, d 0; a 1, c x; a 1, c x, d 0; a 1, d 0; ' +
      'b true; b true, c x; b true, c x, d 0; b true, d 0; c x; c x, d 0; d 0'
  )
})

test.each(GAMES)('few set-ups of %s have all combinations that there are', (_, game) => {
  const all = setups(game)
  const few = covering(all)
  const combinations = new Set(few.flatMap(combinationsIn))
  expect(all.flatMap(combinationsIn).filter(one => !combinations.has(one))).toEqual([])
  expect(few).toEqual(covering(all))
  expect(few.length).toBeLessThanOrEqual(all.length)
  for (const { options, seats } of few) expect(completeOptions(game, options, seats)).toEqual(options)
})

test('of a thousand set-ups a hundred are few enough', () => {
  const [, tranquility] = GAMES.find(([name]) => name === 'tranquility') ?? []
  const all = tranquility ? setups(tranquility) : []
  expect(all.length).toBeGreaterThan(1000)
  expect(covering(all).length).toBeLessThan(130)
})

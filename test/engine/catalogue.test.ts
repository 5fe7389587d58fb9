import { expect, test } from 'vitest'
import { findGame, games } from '../../engine/catalogue.ts'
import { COMMON_CODES } from '../../engine/refusal.ts'

test('each game stands once among those that can be opened, in its newest version', () => {
  const names = games().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const game of games()) {
    expect(findGame(game.name)).toBe(game)
    expect(findGame(game.name, game.version)).toBe(game)
  }
})

test('what is not there is not found', () => {
  expect(findGame('nowhere')).toBeUndefined()
  expect(findGame(games()[0]?.name ?? '', 999)).toBeUndefined()
})

test('every game checks the common refusals first and has no code twice', () => {
  for (const { codes } of games()) {
    expect(codes.slice(0, COMMON_CODES.length)).toEqual(COMMON_CODES)
    expect(new Set(codes).size).toBe(codes.length)
  }
})

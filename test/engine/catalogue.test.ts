import { expect, test } from 'vitest'
import { autoplay } from '../../engine/autoplay.ts'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import { COMMON_REFUSAL_CODES } from '../../engine/refusal.ts'
import { expectedTurns } from '../../engine/expected-turns.ts'
import { SEED } from '../seed.ts'

test('each game stands once among those that can be opened, in its newest version', () => {
  const names = newestGames().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const game of newestGames()) {
    expect(findGame(game.name)).toBe(game)
    expect(findGame(game.name, game.version)).toBe(game)
  }
})

const SEEDS = Array.from({ length: 10 }, (_, at) => (SEED * 10 + at).toString(16).padStart(64, '0'))
const ABOUT = 0.2

test.each(newestGames())('$name takes about as many turns as it says, however many play', game => {
  for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
    const lengths = SEEDS.map(seed => turnsIn(game, seats, seed))
    const mean = lengths.reduce((sum, length) => sum + length) / SEEDS.length
    expect(Math.abs(mean / expectedTurns(game, seats) - 1)).toBeLessThan(ABOUT)
  }
})

/** As many as lines, but for questions that several answer, and for seats that go on after their own. */
function turnsIn(game: Game, seats: number, seed: string): number {
  const { match, lines } = autoplay(game, {}, seats, seed)
  const last = lines.filter(({ seat }, at) => seats === 1 || seat !== lines[at + 1]?.seat)
  return game.drafts?.questionNumber?.(match.state) ?? last.length - 1
}

test('what is not there is not found', () => {
  expect(findGame('nowhere')).toBeUndefined()
  expect(findGame(newestGames()[0]?.name ?? '', 999)).toBeUndefined()
})

const OF_ANY_LINE = ['BAD_ACTION', 'GAME_OVER', 'STALE']

test('every game checks the common refusals in one order, first those of any line, and has no code twice', () => {
  for (const { codes } of newestGames()) {
    const common = codes.filter(code => COMMON_REFUSAL_CODES.some(other => other === code))
    expect([common, codes.slice(0, OF_ANY_LINE.length)]).toEqual([COMMON_REFUSAL_CODES, OF_ANY_LINE])
    expect(new Set(codes).size).toBe(codes.length)
  }
})

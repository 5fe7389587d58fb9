import type { Result, Seat } from '../../../engine/game.ts'
import { rankSeats } from '../../../engine/ranking.ts'
import { type Kind, type State, isOver } from './state.ts'

export function wishesOf({ players }: State): readonly Kind[] {
  return players.map(({ wish }) => wish)
}

/** One point for each shell, and two more for each of the own wish. */
export function scores({ players }: State): readonly number[] {
  return players.map(({ wish, basket }) => basket.length + 2 * basket.filter(shell => shell === wish).length)
}

/** By points, and among equals by how many kinds; who gave up comes last. */
function rankedBy(state: State, gaveUp: readonly Seat[] = []): Required<Pick<Result, 'ranking' | 'scores'>> {
  const points = scores(state)
  const figures = state.players.map(({ basket }, seat) => [points[seat] ?? 0, new Set(basket).size])
  return { ranking: rankSeats(figures, gaveUp), scores: points }
}

export function result(state: State): Result | null {
  return isOver(state) ? { outcome: 'ranked', why: 'COUNTED', ...rankedBy(state) } : null
}

export function resultWhenEndedEarly(state: State, gaveUp: readonly Seat[]): Result {
  return { outcome: 'stopped', why: 'STOPPED', ...rankedBy(state, gaveUp) }
}

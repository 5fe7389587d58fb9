import type { Result, Seat } from '../game.ts'
import { rankSeats } from '../ranking.ts'
import type { State } from './core/state.ts'

/** The seats by their banks, most first. */
export function rankingByBeers(
  { players }: Pick<State, 'players'>,
  gaveUp: readonly Seat[] = []
): Required<Pick<Result, 'ranking' | 'scores'>> {
  const scores = players.map(({ bank }) => bank)
  return {
    ranking: rankSeats(
      scores.map(bank => [bank]),
      gaveUp
    ),
    scores
  }
}

/** Where seats give up, or all agree to stop, the others are ranked as if it were over: RULES.md, 5. */
export function resultWhenStopped(state: State, gaveUp: readonly Seat[]): Result {
  return { outcome: 'stopped', why: 'STOPPED', ...rankingByBeers(state, gaveUp) }
}

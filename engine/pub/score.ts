import { ENDED_EARLY } from '../end-reasons.ts'
import type { Result, Seat } from '../game.ts'
import { rankSeats } from '../ranking.ts'
import type { State } from './core/state.ts'

/** The ranking by banked beers, and each seat's banked beers. Seats that gave up come last. */
export function rankAndScoreByBeers(
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

/** The result of a match that was ended early: banked beers rank the seats, and those that gave up come last (RULES.md, 5). */
export function resultWhenEndedEarly(state: State, gaveUp: readonly Seat[]): Result {
  return { outcome: 'stopped', why: ENDED_EARLY, ...rankAndScoreByBeers(state, gaveUp) }
}

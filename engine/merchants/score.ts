import { ENDED_EARLY } from '../end-reasons.ts'
import type { Result, Seat } from '../game.ts'
import { rankSeats } from '../ranking.ts'
import { goldOf, type State } from './core/state.ts'

/** The ranking by gold, and each seat's gold: its coins' value, not their number (ruling 19). Seats that gave up come last. */
export function rankAndScoreByGold(
  { players }: State,
  gaveUp: readonly Seat[] = []
): Required<Pick<Result, 'ranking' | 'scores'>> {
  const scores = players.map(goldOf)
  return {
    ranking: rankSeats(
      scores.map(gold => [gold]),
      gaveUp
    ),
    scores
  }
}

/** The result of a match that was ended early: gold ranks the seats, and those that gave up come last (RULES.md, 5). */
export function resultWhenEndedEarly(state: State, gaveUp: readonly Seat[]): Result {
  return { outcome: 'stopped', why: ENDED_EARLY, ...rankAndScoreByGold(state, gaveUp) }
}

import type { Result, Seat } from '../game.ts'
import { rankSeats } from '../ranking.ts'
import { goldOf, type State } from './core/state.ts'

/** The seats by gold, most first: by what their coins are worth, not how many there are (ruling 19). */
export function rankingByGold(
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

/** Whoever gives up is last; of all others, and where all agreed, gold decides (RULES.md, 5). */
export function resultWhenStopped(state: State, gaveUp: readonly Seat[]): Result {
  return { outcome: 'stopped', why: 'STOPPED', ...rankingByGold(state, gaveUp) }
}

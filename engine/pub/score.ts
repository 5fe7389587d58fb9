import type { Result, Seat } from '../game.ts'
import type { State } from './core/state.ts'

/** The seats by their banks, most first; those with as much share a place. */
export function rankedBy(
  { players }: Pick<State, 'players'>,
  gaveUp: readonly Seat[] = []
): Required<Pick<Result, 'ranking' | 'scores'>> {
  const scores = players.map(({ bank }) => bank)
  const left = [...players.keys()].filter(seat => !gaveUp.includes(seat))
  const banks = [...new Set(left.map(seat => scores[seat] ?? 0))].sort((one, other) => other - one)
  const ranking = banks.map(bank => left.filter(seat => scores[seat] === bank))
  return { ranking: gaveUp.length > 0 ? [...ranking, [...gaveUp]] : ranking, scores }
}

/** Where seats give up, or all agree to stop, the others are ranked as if it were over: RULES.md, 5. */
export function stop(state: State, gaveUp: readonly Seat[]): Result {
  return { outcome: 'stopped', why: 'STOPPED', ...rankedBy(state, gaveUp) }
}

import { beersToWin, type State } from './core/state.ts'

/** By how many beers the winner was ahead of the next clan; 0 if the match was stopped before anybody won. */
export function crewScore(state: State): number {
  const [most = 0, next = 0] = state.players.map(({ bank }) => bank).sort((one, other) => other - one)
  return most >= beersToWin(state) ? most - next : 0
}

import { beersToWin, type State } from './core/state.ts'

/** The clearest win: by how many beers the first bank was ahead of the next. Where a match was stopped, nobody came to the goal. */
export function crewScore(state: State): number {
  const [most = 0, next = 0] = state.players.map(({ bank }) => bank).sort((one, other) => other - one)
  return most >= beersToWin(state) ? most - next : 0
}

import { BREEDINGS_TO_WIN, scores, type State } from './core/state.ts'

/** The clearest win: by how many breedings it was ahead. Where somebody has resigned, nothing was won by breeding. */
export function crewScore(state: State): number {
  const [least = 0, most = 0] = [...scores(state)].sort((one, other) => one - other)
  return most === BREEDINGS_TO_WIN ? most - least : 0
}

import { scoresOf } from './score.ts'
import type { State } from './state.ts'

/** The highest flight: the most points that anybody came to. */
export function crewScore(state: State): number {
  return Math.max(...scoresOf(state))
}

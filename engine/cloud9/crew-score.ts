import { pointsPerSeat } from './score.ts'
import type { State } from './state.ts'

/** The most points that a seat has scored. */
export function mostPointsAsCrewScore(state: State): number {
  return Math.max(...pointsPerSeat(state))
}

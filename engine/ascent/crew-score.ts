import { type State, countUnfilledSlots } from './core/state.ts'
import { PLACES_BELOW_SUMMIT } from './mountain/mountain.ts'

/** The best mountain: how many slots below the Summit are filled. */
export function crewScore(state: State): number {
  return PLACES_BELOW_SUMMIT.length - countUnfilledSlots(state)
}

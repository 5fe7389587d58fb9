import { type State, countUnfilledSlots } from './core/state.ts'
import { PLACES_BELOW_SUMMIT } from './mountain/mountain.ts'

/** The crew's score: how many slots below the Summit's show a mountain card or a Campfire. */
export function filledSlotsAsCrewScore(state: State): number {
  return PLACES_BELOW_SUMMIT.length - countUnfilledSlots(state)
}

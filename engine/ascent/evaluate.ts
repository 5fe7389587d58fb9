import { type State, countUnfilledSlots } from './core/state.ts'
import { rulesOf } from './modules/index.ts'
import { PLACES_BELOW_SUMMIT } from './mountain/mountain.ts'

/**
 * Evaluates a state from 0 to 1: the share of slots that are filled, where each step that a goal still needs counts as an
 * open slot.
 */
export function evaluate(state: State): number {
  const missing = rulesOf(state).reduce(
    (sum, rule) => sum + (rule.missingSteps?.(state) ?? 0),
    countUnfilledSlots(state)
  )
  return Math.max(0, 1 - missing / PLACES_BELOW_SUMMIT.length)
}

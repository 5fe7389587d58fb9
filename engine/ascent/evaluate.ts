import { type State, countUnfilledSlots } from './core/state.ts'
import { rulesOf } from './modules/index.ts'
import { PLACES_BELOW_SUMMIT } from './mountain/mountain.ts'

/** How much of the mountain is filled; what the goals still ask for counts as slots do. */
export function evaluate(state: State): number {
  const missing = rulesOf(state).reduce(
    (sum, rule) => sum + (rule.missingSteps?.(state) ?? 0),
    countUnfilledSlots(state)
  )
  return Math.max(0, 1 - missing / PLACES_BELOW_SUMMIT.length)
}

import { type State, unfilled } from './core/state.ts'
import { rulesOf } from './modules/index.ts'
import { LOWER } from './mountain/mountain.ts'

/** How much of the mountain is filled; what the goals still ask for counts as slots do. */
export function promise(state: State): number {
  const missing = rulesOf(state).reduce((sum, rule) => sum + (rule.missing?.(state) ?? 0), unfilled(state))
  return Math.max(0, 1 - missing / LOWER.length)
}

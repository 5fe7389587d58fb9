import { type State, unfilled } from './core/state.ts'
import { LOWER } from './mountain/mountain.ts'

/** The best mountain: how many slots below the Summit are filled. */
export function feat(state: State): number {
  return LOWER.length - unfilled(state)
}

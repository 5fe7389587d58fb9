import { LOWER } from './mountain/mountain.ts'
import { type State, unfilled } from './core/state.ts'

/** How much of the mountain is filled. */
export function promise(state: State): number {
  return 1 - unfilled(state) / LOWER.length
}

import type { Side } from './slices.ts'

/** What the optional rules add to a view; each part is there when the match has its rule. */
export type Shown = {
  /** Which half of every hand points up, and the cells in which the night half does. */
  readonly up?: Side
  readonly night?: readonly string[]
}

import type { Facts } from '../../engine/game.ts'

/** What came of a line that somebody sent, alone or among others. */
export interface Verdict {
  /** What they wrote: a line, or a number of the list. */
  readonly said: string
  /** The line that it was played as; null where it was refused. */
  readonly line: string | null
  /** It was no line, but a plan: that is `line` then, as it is armed now. */
  readonly isPlan?: true
  /** Why it was refused. */
  readonly refused: { readonly code: string; readonly message?: string; readonly facts: Facts } | null
}

import type { VNode } from 'preact'
import type { TurnProps } from '../page.ts'

/** Something that takes the place of a turn for a while, and sends nothing of it. */
export interface Tool {
  /** What the turn is drawn as. */
  turn(turn: TurnProps): TurnProps
  /** What is said and may be tapped, where the bar has been. */
  Bar(): VNode
  /** Whether it goes on, once the page has changed; without it, it does. */
  goesOn?(): boolean
  /** A key has been pressed. */
  key?(event: KeyboardEvent): void
}

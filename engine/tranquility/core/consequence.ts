import { consequenceMaker } from '../../events.ts'
import type { Seat } from '../../game.ts'
import type { Action, ModuleConsequences } from '../modules/slices.ts'
import type { Rule } from './rule.ts'
import type { State } from './state.ts'

type OfSeat = { readonly seat: number }

/** The facts of each type of consequence. */
export type ConsequenceFacts = {
  /** The seat discards `count` cards and keeps `left` in its hand. */
  readonly pays: OfSeat & { readonly count: number; readonly left: number }
  /** A cell is filled; `left` cells of the sea are still open. */
  readonly fills: { readonly left: number }
  /** The seat draws `count` cards, and `pile` are left in its pile; a special card that is turned up may change both. */
  readonly draws: OfSeat & { readonly count: number; readonly pile: number }
} & ModuleConsequences

/** Builds a consequence from its type and facts. */
export const makeConsequence = consequenceMaker<ConsequenceFacts>()

/** An action of a seat, with the state before and after it; nothing is drawn yet. */
export interface AppliedAction {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly action: Action
  /** The rules of the match. */
  readonly rules: readonly Rule[]
}

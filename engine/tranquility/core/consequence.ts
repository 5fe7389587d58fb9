import { consequenceMaker } from '../../events.ts'
import type { Seat } from '../../game.ts'
import type { Action, ModuleConsequences } from '../modules/slices.ts'
import type { Rule } from './rule.ts'
import type { State } from './state.ts'

type OfSeat = { readonly seat: number }

/** The facts of each type of consequence. */
export type ConsequenceFacts = {
  /** The seat discards that many cards, and has `left` in its hand then. */
  readonly pays: OfSeat & { readonly count: number; readonly left: number }
  /** A cell is filled; the sea has `left` open ones then. */
  readonly fills: { readonly left: number }
  /** The seat draws that many cards, and has `pile` in its pile then; a card that isn't for the hand may change that. */
  readonly draws: OfSeat & { readonly count: number; readonly pile: number }
} & ModuleConsequences

/** A consequence with the facts of its type. */
export const will = consequenceMaker<ConsequenceFacts>()

/** An action of a seat, with the state before and after it; nothing is drawn yet. */
export interface Change {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly action: Action
  /** The rules of the match. */
  readonly rules: readonly Rule[]
}

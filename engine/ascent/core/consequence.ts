import type { Consequence } from '../../game.ts'
import type { ModuleConsequences } from '../modules/slices.ts'

type OfSeat = { readonly seat: number }

/** The facts of each type of consequence. */
export type ConsequenceFacts = {
  /** The seat pays that many cards, and has `left` in its hand then. */
  readonly pays: OfSeat & { readonly count: number; readonly left: number }
  /** Bridges are covered for good. */
  readonly covers: { readonly slots: readonly string[] }
  /** A slot is filled for the mountain, which has `left` open ones then; 0 where it is finished. */
  readonly fills: { readonly left: number }
  /** The seat draws that many cards, and has `deck` in its deck then. */
  readonly draws: OfSeat & { readonly count: number; readonly deck: number }
  readonly wins: { readonly seat: number }
  /** The goals that can never be met any more, by the names of their rules. */
  readonly loses: { readonly goals: readonly string[] }
} & ModuleConsequences

/** A consequence with the facts of its type. */
export function will<Type extends keyof ConsequenceFacts>(type: Type, facts: ConsequenceFacts[Type]): Consequence {
  return { type, facts }
}

import type { Consequence } from '../../game.ts'
import type { ModuleConsequences } from '../modules/slices.ts'

type OfSeat = { readonly seat: number }

/** The facts of each type of consequence. */
export type ConsequenceFacts = {
  /** The seat pays `count` cards and keeps `left` in its hand. */
  readonly pays: OfSeat & { readonly count: number; readonly left: number }
  /** Bridges are covered, and stay out of play. */
  readonly covers: { readonly slots: readonly string[] }
  /** The action leaves fewer slots to fill: `left`, which is 0 once the mountain is finished. */
  readonly fills: { readonly left: number }
  /** The seat draws `count` cards, and its deck keeps `deck`. */
  readonly draws: OfSeat & { readonly count: number; readonly deck: number }
  readonly wins: { readonly seat: number }
  /** The goals that can never be met any more, by the names of their rules. */
  readonly loses: { readonly goals: readonly string[] }
} & ModuleConsequences

/** A consequence with the facts of its type. */
export function makeConsequence<Type extends keyof ConsequenceFacts>(
  type: Type,
  facts: ConsequenceFacts[Type]
): Consequence {
  return { type, facts }
}

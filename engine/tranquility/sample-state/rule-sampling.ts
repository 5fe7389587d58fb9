import type { Options, Seat } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { Phase, State } from '../core/state.ts'
import type { Slices } from '../modules/slices.ts'
import type { Card, SpecialCard } from '../sea/cards.ts'
import type { View } from '../view.ts'

/** The input of a sample: the match's options and one view of it. */
export interface SampleInput {
  readonly options: Options
  readonly view: View
}

/**
 * Where a hidden card may lie: `pile` in piles, `kept` in hands and piles, `met` in hands and discards. Cards of a pile may
 * also have been given for a Start unseen (ruling 41).
 */
export type ZoneLimit = 'pile' | 'kept' | 'met'

/** A rule's part of sampling a state. */
export interface RuleSampling {
  /** The rule's slice of the state, read from the view; hidden parts are sampled. */
  slice?(known: SampleInput, random: Random): Slices
  /** Cards of the match that the rule's `deck` doesn't hold. */
  extraCards?(slices: Slices, known: SampleInput): readonly Card[]
  /** Cards that the view shows to be out of hands, piles and discards. */
  goneCards?(known: SampleInput): readonly Card[]
  /** The special card of which some may be out of the game without the view's showing it. */
  readonly mayBeAbsent?: SpecialCard
  /** The special card that may lie in the sea as an island. */
  readonly mayBeIsland?: SpecialCard
  /** Where the rule's special cards may lie, if not anywhere. */
  zoneLimits?(known: SampleInput): { readonly [kind in SpecialCard]?: ZoneLimit }
  /** The special card of which each pile was dealt one. */
  onePerPile?(known: SampleInput): SpecialCard | undefined
  /** The seats known to hold a special card. */
  knownHolders?(known: SampleInput): readonly { readonly seat: Seat; readonly card: SpecialCard }[]
  /** How many cards the seat is known to be able to discard. */
  leastDiscardable?(known: SampleInput, seat: Seat): number
  /** A pile that the rule owns: how many cards lie in it, and the state with them. */
  readonly pile?: { size(known: SampleInput): number; lay(state: State, cards: readonly Card[]): State }
  /** Parts of the state that follow from all hidden and own cards together. */
  stateFromHidden?(cards: readonly Card[]): Partial<State>
  /** Sets the pending steps of a decision that is the rule's own. */
  readonly atPhase?: { readonly [phase in Phase]?: (state: State, known: SampleInput, rules: readonly Rule[]) => State }
  /** Queues what the rule does between an action and drawing up. */
  queueRest?(state: State): State
}

/** The sampling parts of the rules that have one. */
export function samplingsOf(rules: readonly Rule[]): readonly RuleSampling[] {
  return rules.flatMap(({ sampling }) => sampling ?? [])
}

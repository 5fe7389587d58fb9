import type { Options, Seat } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { Phase, State } from '../core/state.ts'
import type { Slices } from '../modules/slices.ts'
import type { Card, SpecialCard } from '../sea/cards.ts'
import type { View } from '../view.ts'

/** What somebody who imagines a match knows of it: how it was set up, and the view. */
export interface SampleInput {
  readonly options: Options
  readonly view: View
}

/**
 * Where a hidden card may lie: in piles, `kept` in hands and piles, `met` in hands and discards. What was in a pile may also
 * have been given for a Start unseen.
 */
export type ZoneLimit = 'pile' | 'kept' | 'met'

/** A rule's part of an imagined state. */
export interface RuleSampling {
  /** What it keeps, from what the view shows; what of that is hidden lies there by chance. */
  slice?(known: SampleInput, random: Random): Slices
  /** The cards that are in the game beside the deck. */
  extraCards?(slices: Slices, known: SampleInput): readonly Card[]
  /** The cards that the view shows to be out of hands, piles and discards. */
  goneCards?(known: SampleInput): readonly Card[]
  /** The kind of which some may be out of them without the view's showing it. */
  readonly mayBeAbsent?: SpecialCard
  /** The kind that may lie in the sea as an island. */
  readonly mayBeIsland?: SpecialCard
  /** Where its cards lie, if not anywhere. */
  zoneLimits?(known: SampleInput): { readonly [kind in SpecialCard]?: ZoneLimit }
  /** The kind of which each pile was dealt one. */
  onePerPile?(known: SampleInput): SpecialCard | undefined
  /** Who is known to hold a card of that kind. */
  knownHolders?(known: SampleInput): readonly { readonly seat: Seat; readonly card: SpecialCard }[]
  /** How many cards the seat is known to be able to discard. */
  leastDiscardable?(known: SampleInput, seat: Seat): number
  /** A pile of its own, and how many cards lie in it. */
  readonly pile?: { size(known: SampleInput): number; lay(state: State, cards: readonly Card[]): State }
  /** What it tells of all cards that are hidden or held. */
  stateFromHidden?(cards: readonly Card[]): Partial<State>
  /** A decision of its own, with what lies ahead of it. */
  readonly atPhase?: { readonly [phase in Phase]?: (state: State, known: SampleInput, rules: readonly Rule[]) => State }
  /** What still follows from an action before hands are drawn up. */
  queueRest?(state: State): State
}

export function samplingsOf(rules: readonly Rule[]): readonly RuleSampling[] {
  return rules.flatMap(({ sampling }) => sampling ?? [])
}

import type { Options, Seat } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { PendingStep, State } from '../core/state.ts'
import type { Slices } from '../modules/slices.ts'
import type { Card, SpecialCard } from '../sea/cards.ts'
import type { View } from '../view.ts'

/** The input of a sample: the match's options and one view of it. */
export interface OptionsAndView {
  readonly options: Options
  readonly view: View
}

/** The zones where a hidden card may lie; a `piles` card may also have been given for a Start unseen (ruling 41). */
export type ZoneLimit = 'piles' | 'handsAndPiles' | 'handsAndDiscards'

/** A rule's part of sampling a state. */
export interface RuleSampling {
  /** The rule's slice of the state, read from the view; hidden parts are sampled. */
  slice?(input: OptionsAndView, random: Random): Slices
  /** Cards of the match that the rule's `deck` doesn't hold. */
  extraCards?(slices: Slices, input: OptionsAndView): readonly Card[]
  /** Cards that, by the view, lie in no hand, pile or discards. */
  goneCards?(input: OptionsAndView): readonly Card[]
  /** The special card that may have left the game unseen: copies for which there is no hidden place have left. */
  readonly mayBeAbsent?: SpecialCard
  /** The special card of which only the highest possible count is known, in matches begun before `standIns` was recorded. */
  readonly mayBeUncounted?: SpecialCard
  /** The special card that may lie in the sea as an island without being recorded, in matches begun before `standIns` was. */
  readonly mayBeIsland?: SpecialCard
  /** Limits on where the rule's special cards may lie; without one, anywhere. */
  zoneLimits?(input: OptionsAndView): { readonly [kind in SpecialCard]?: ZoneLimit }
  /** The special card of which each pile was dealt one. */
  onePerPile?(input: OptionsAndView): SpecialCard | undefined
  /** The seats known to hold a special card, with the card. */
  knownHolders?(input: OptionsAndView): readonly { readonly seat: Seat; readonly card: SpecialCard }[]
  /** How many cards that may be discarded the seat is known to hold at least. */
  leastDiscardable?(input: OptionsAndView, seat: Seat): number
  /** A pile that the rule owns: how many cards lie in it, and the state with them. */
  readonly pile?: { size(input: OptionsAndView): number; lay(state: State, cards: readonly Card[]): State }
  /** Discarded cards that everybody has seen. */
  openDiscards?(input: OptionsAndView): readonly Card[]
  /** Fills in what the view hides of the rule's own pending step; else null. */
  completeStep?(step: PendingStep, state: State, input: OptionsAndView): PendingStep | null
}

/** The sampling parts of the rules that have one. */
export function samplingsOf(rules: readonly Rule[]): readonly RuleSampling[] {
  return rules.flatMap(({ sampling }) => sampling ?? [])
}

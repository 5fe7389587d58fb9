import type { Options, Seat } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { Phase, State } from '../core/state.ts'
import type { Slices } from '../modules/slices.ts'
import type { Card, Kind } from '../sea/cards.ts'
import type { View } from '../view.ts'

/** What somebody who imagines a match knows of it: how it was set up, and the view. */
export interface Known {
  readonly options: Options
  readonly view: View
}

/**
 * Where a hidden card may lie: in piles, `kept` in hands and piles, `met` in hands and discards. What was in a pile may also
 * have been given for a Start unseen.
 */
export type Where = 'pile' | 'kept' | 'met'

/** A rule's part of an imagined state. */
export interface Imagining {
  /** What it keeps, from what the view shows; what of that is hidden lies there by chance. */
  slice?(known: Known, random: Random): Slices
  /** The cards that are in the game beside the deck. */
  more?(slices: Slices, known: Known): readonly Card[]
  /** The cards that the view shows to be out of hands, piles and discards. */
  gone?(known: Known): readonly Card[]
  /** The kind of which some may be out of them without the view's showing it. */
  readonly untold?: Kind
  /** The kind that may lie in the sea as an island. */
  readonly poses?: Kind
  /** Where its cards lie, if not anywhere. */
  lies?(known: Known): { readonly [kind in Kind]?: Where }
  /** The kind of which each pile was dealt one. */
  each?(known: Known): Kind | undefined
  /** Who is known to hold a card of that kind. */
  held?(known: Known): readonly { readonly seat: Seat; readonly card: Kind }[]
  /** How many cards the seat is known to be able to discard. */
  spare?(known: Known, seat: Seat): number
  /** A pile of its own, and how many cards lie in it. */
  readonly pile?: { size(known: Known): number; lay(state: State, cards: readonly Card[]): State }
  /** What it tells of all cards that are hidden or held. */
  counted?(cards: readonly Card[]): Partial<State>
  /** A decision of its own, with what lies ahead of it. */
  readonly at?: { readonly [phase in Phase]?: (state: State, known: Known, rules: readonly Rule[]) => State }
  /** What still follows from an action before hands are drawn up. */
  later?(state: State): State
}

export function partsOf(rules: readonly Rule[]): readonly Imagining[] {
  return rules.flatMap(({ imagining }) => imagining ?? [])
}

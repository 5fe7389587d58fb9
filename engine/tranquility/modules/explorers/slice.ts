import type { Seat } from '../../../game.ts'
import type { Card, Island } from '../../sea/cards.ts'
import type { Cell } from '../../sea/seas.ts'

/** The kinds of Explorer cards; the printed border cards are the Jokers. */
export const EXPLORER_KINDS = ['storm', 'compass', 'monster', 'finish', 'start', 'rocks', 'joker'] as const
/** A kind of Explorer card. */
export type ExplorerKind = (typeof EXPLORER_KINDS)[number]

/** The action `pay -7 -9`: pays for an island on a border space. */
export interface PayForBorderSpaceAction {
  readonly verb: 'pay'
  readonly cards: readonly Card[]
}

/** The action `clear c1`: discards a Compass to remove the Storm on c1. */
export interface ClearStormWithCompassAction {
  readonly verb: 'clear'
  readonly cell: string
}

/** The slice of the Pyramid: its Explorer cards, and the border spaces that they have closed. */
export type ExplorersState = {
  /** The Explorer cards that lie face down, top first. */
  readonly deck: readonly ExplorerKind[]
  /** The Explorer cards that were turned up and are out of the game. */
  readonly spent: readonly ExplorerKind[]
  /** The border spaces that are closed by a Storm. */
  readonly storms: readonly Cell[]
  /** The kinds that raise the price of their space by one card. */
  readonly dear: readonly ExplorerKind[]
}

/** The types that Explorer cards add to consequences, actions, state, steps, phases, view and events. */
export type ExplorersTypes = {
  readonly consequences: {
    /** An Explorer card is turned up on `cell`; at least `cost` cards are then due, none after a Storm or a Sea Monster. */
    readonly explores: { readonly cell: string; readonly cost: number }
    /** The Storm on the border space `cell` is removed. */
    readonly clears: { readonly cell: string }
  }
  readonly action: PayForBorderSpaceAction | ClearStormWithCompassAction
  readonly slice: { readonly explorers?: ExplorersState }
  readonly step:
    | {
        readonly step: 'explore'
        readonly cell: Cell
        readonly card: Card
        readonly island: Island
        readonly cost: number
      }
    | { readonly step: 'pay'; readonly due: number }
  readonly phase: 'pay'
  readonly shown: {
    /**
     * The Explorer cards in the deck, and those out of the game; border spaces without an island, and those under Storms; how
     * many cards are to be paid now.
     */
    readonly explorers?: {
      readonly left: number
      readonly spent: readonly ExplorerKind[]
      readonly spaces: readonly string[]
      readonly storms: readonly string[]
      readonly due?: number
    }
  }
  readonly events: {
    readonly explorers: { readonly left: number }
    /** `card`: the island that a Storm sent back or a Sea Monster took; or the card kept, shown to its seat alone. */
    readonly explored: {
      readonly seat: Seat
      readonly cell: string
      readonly explorer: 'storm' | 'monster' | 'start' | 'rocks' | 'kept'
      readonly card?: string
    }
    readonly 'explorer-paid': { readonly seat: Seat; readonly count: number; readonly unseen: number }
    readonly cleared: { readonly seat: Seat; readonly cell: string }
  }
}

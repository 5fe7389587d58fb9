import type { Seat } from '../../../game.ts'
import type { Card, Island } from '../../sea/cards.ts'
import type { Cell } from '../../sea/seas.ts'

/** The kinds of Explorer cards; a border card is a Joker. */
export const EXPLORERS = ['storm', 'compass', 'monster', 'finish', 'start', 'rocks', 'joker'] as const
/** A kind of Explorer card. */
export type Explorer = (typeof EXPLORERS)[number]

/** The action `pay -7 -9`. */
export interface PayForSpaceAction {
  readonly verb: 'pay'
  readonly cards: readonly Card[]
}

/** The action `clear c1`. */
export interface ClearStormAction {
  readonly verb: 'clear'
  readonly cell: string
}

/** The slice of the Pyramid: the Explorer cards, and what they have done. */
export type ExplorersState = {
  /** The Explorer cards that lie face down, top first. */
  readonly deck: readonly Explorer[]
  /** The Explorer cards that were turned up and are out of the game. */
  readonly spent: readonly Explorer[]
  /** The border spaces that are closed by a Storm. */
  readonly storms: readonly Cell[]
  /** The kinds that make their space cost a card more. */
  readonly dear: readonly Explorer[]
}

/** The types that the rule adds to actions, state, steps, phases, view and events. */
export type ExplorersTypes = {
  readonly consequences: {
    /** An Explorer card is turned up, and `cost` cards are due for its space at least, unless it is a Storm or a Sea Monster. */
    readonly explores: { readonly cell: string; readonly cost: number }
    /** A border space is free of its Storm. */
    readonly clears: { readonly cell: string }
  }
  readonly action: PayForSpaceAction | ClearStormAction
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
    /** The Explorer cards left, and those out of the game; the border spaces that are open, and those under a Storm; what is to be paid now. */
    readonly explorers?: {
      readonly left: number
      readonly spent: readonly Explorer[]
      readonly spaces: readonly string[]
      readonly storms: readonly string[]
      readonly due?: number
    }
  }
  readonly events: {
    readonly explorers: { readonly left: number }
    /** The island that a Storm or a Sea Monster took, or the card that was kept, told to its seat alone. */
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

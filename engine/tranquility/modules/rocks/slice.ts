import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The action `rocks 4`: moves the Jagged Rocks to the fourth row; `row` is counted from 0. */
export interface MoveRocksAction {
  readonly verb: 'rocks'
  readonly row: number
}

/** The action `keep -7 -9`: discards two cards to keep the Jagged Rocks in their row. */
export interface DiscardTwoToKeepRocksAction {
  readonly verb: 'keep'
  readonly cards: readonly Card[]
}

/** The types that Jagged Rocks add to consequences, actions, state, steps, phases, view and events. */
export type RocksTypes = {
  readonly consequences: {
    /** The Jagged Rocks move to `row`, counted from 1. */
    readonly movesRocks: { readonly row: number }
    /** The Jagged Rocks leave `row`, counted from 1, and are out of the game. */
    readonly removesRocks: { readonly row: number }
  }
  readonly action: MoveRocksAction | DiscardTwoToKeepRocksAction
  /** The row of the Jagged Rocks, counted from 0; null once they are removed. */
  readonly slice: { readonly rocks?: { readonly row: number | null } }
  readonly step: { readonly step: 'rocks' }
  readonly phase: 'rocks'
  /** The row of the Jagged Rocks, counted from 1; null once they are removed. */
  readonly shown: { readonly rocks?: number | null }
  readonly events: {
    readonly 'rocks-laid': { readonly row: number }
    readonly 'rocks-moved': { readonly seat: Seat; readonly row: number }
    readonly 'rocks-kept': { readonly seat: Seat; readonly count: number }
    readonly 'rocks-gone': { readonly row: number }
  }
}

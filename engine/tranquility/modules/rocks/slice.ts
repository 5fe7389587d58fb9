import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The action `rocks 4`; the row is counted from 0. */
export interface MoveRocksAction {
  readonly verb: 'rocks'
  readonly row: number
}

/** The action `keep -7 -9`. */
export interface KeepRocksAction {
  readonly verb: 'keep'
  readonly cards: readonly Card[]
}

/** The types that the rule adds to actions, state, steps, phases, view and events. */
export type RocksTypes = {
  readonly consequences: {
    /** The Jagged Rocks come to a row, by its rank. */
    readonly movesRocks: { readonly row: number }
    /** The Jagged Rocks leave their row and the game. */
    readonly removesRocks: { readonly row: number }
  }
  readonly action: MoveRocksAction | KeepRocksAction
  /** The row of the Jagged Rocks, counted from 0; null once they are removed. */
  readonly slice: { readonly rocks?: { readonly row: number | null } }
  readonly step: { readonly step: 'rocks' }
  readonly phase: 'rocks'
  /** Their row, by rank; null once they are gone. */
  readonly shown: { readonly rocks?: number | null }
  readonly events: {
    readonly 'rocks-laid': { readonly row: number }
    readonly 'rocks-moved': { readonly seat: Seat; readonly row: number }
    readonly 'rocks-kept': { readonly seat: Seat; readonly count: number }
    readonly 'rocks-gone': { readonly row: number }
  }
}

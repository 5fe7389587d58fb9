import type { Seat } from '../../../game.ts'

/** The types that the rule adds to state, steps, phases, view and events. */
export type RocksTypes = {
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

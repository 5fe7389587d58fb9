import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'
import type { Score } from './score.ts'

/** The slice of a competitive match: owners of cells, the open row, the deck. */
export type ContestState = {
  /** The seat whose card lies on each cell. */
  readonly owners: readonly (Seat | null)[]
  /** The seat that has the day; the night is the other's. */
  readonly day: Seat
  /** The cards that lie open, the one farthest from the deck first. */
  readonly row: readonly Card[]
  /** The common deck, top first. */
  readonly deck: readonly Card[]
  /** How many passes there have been in a row. */
  readonly passes: number
  /** The cards of hands that were shown and exchanged; left out while there are none. */
  readonly exchanged?: readonly Card[]
}

/** The types that the rule adds to actions, state, steps, view, events and ends. */
export type CompetitiveTypes = {
  readonly consequences: {
    /** The seat takes cards of the open row. */
    readonly takes: { readonly seat: Seat; readonly cards: readonly string[] }
    /** The seat's points change. */
    readonly scores: { readonly seat: Seat; readonly from: number; readonly to: number }
  }
  readonly action: { readonly verb: 'exchange' } | { readonly verb: 'pass' }
  readonly slice: { readonly contest?: ContestState }
  readonly step: { readonly step: 'take'; readonly seat: Seat } | { readonly step: 'tally' }
  readonly shown: {
    /** The cells in which the night half points up. */
    readonly night?: readonly string[]
    /**
     * The seat that has the day; the open row, the card farthest from the deck first; how many are left in the deck; scores
     * so far; passes in a row, and discards that were shown, where there are any.
     */
    readonly contest?: {
      readonly day: Seat
      readonly row: readonly string[]
      readonly left: number
      readonly scores: readonly Score[]
      readonly passes?: number
      readonly exchanged?: readonly string[]
    }
  }
  readonly events: {
    readonly 'row-laid': { readonly row: readonly string[]; readonly left: number; readonly day: Seat }
    readonly took: { readonly seat: Seat; readonly cards: readonly string[]; readonly laid: readonly string[] }
    readonly exchanged: { readonly seat: Seat; readonly cards: readonly string[] }
    readonly passed: { readonly seat: Seat }
    readonly scored: { readonly scores: readonly Score[] }
  }
  readonly end: 'SCORED'
}

import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'
import type { Score } from './score.ts'

export type ContestState = {
  /** Whose card lies on each cell. */
  readonly owners: readonly (Seat | null)[]
  /** The seat that has the day; the night is the other's. */
  readonly day: Seat
  /** The cards that lie open, the one farthest from the deck first. */
  readonly row: readonly Card[]
  /** Top first. */
  readonly deck: readonly Card[]
  /** How many in a row. */
  readonly passes: number
}

export type CompetitiveTypes = {
  readonly slice: { readonly contest?: ContestState }
  readonly step: { readonly step: 'take'; readonly seat: Seat } | { readonly step: 'tally' }
  readonly shown: {
    /** The cells in which the night half points up. */
    readonly night?: readonly string[]
    /** Who has the day; the open row, the one farthest from the deck first; what is left of that; each seat's score so far. */
    readonly contest?: {
      readonly day: Seat
      readonly row: readonly string[]
      readonly left: number
      readonly scores: readonly Score[]
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

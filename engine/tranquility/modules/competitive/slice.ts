import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'
import type { SeatScore } from './score.ts'

/** The slice of the competitive game: owners of cells, the open row, the deck. */
export type ContestState = {
  /** The seat whose card lies on each cell; null on an open cell. */
  readonly owners: readonly (Seat | null)[]
  /** The seat that plays the day side; the other seat plays the night side. */
  readonly day: Seat
  /** The cards of the open row, the card farthest from the deck first. */
  readonly row: readonly Card[]
  /** The common deck, top first. */
  readonly deck: readonly Card[]
  /** The number of consecutive passes up to now. */
  readonly passes: number
  /** The cards of exchanged hands, which all seats have seen; absent while there are none. */
  readonly exchanged?: readonly Card[]
}

/** The types that the competitive game adds to consequences, actions, state, steps, view, events and ends. */
export type CompetitiveTypes = {
  readonly consequences: {
    /** The seat takes `cards` from the open row. */
    readonly takes: { readonly seat: Seat; readonly cards: readonly string[] }
    /** The seat's points change from `from` to `to`. */
    readonly scores: { readonly seat: Seat; readonly from: number; readonly to: number }
  }
  readonly action: { readonly verb: 'exchange' } | { readonly verb: 'pass' }
  readonly slice: { readonly contest?: ContestState }
  readonly step: { readonly step: 'take'; readonly seat: Seat } | { readonly step: 'tally' }
  readonly shown: {
    /** The cells whose card has the night side up: those of the seat that plays it. */
    readonly night?: readonly string[]
    /**
     * The contest: the seat that plays the `day` side; the open `row`, the card farthest from the deck first; the cards `left` in
     * the deck; scores so far; consecutive passes and the cards of exchanged hands, if there are any.
     */
    readonly contest?: {
      readonly day: Seat
      readonly row: readonly string[]
      readonly left: number
      readonly scores: readonly SeatScore[]
      readonly passes?: number
      readonly exchanged?: readonly string[]
    }
  }
  readonly events: {
    readonly 'row-laid': { readonly row: readonly string[]; readonly left: number; readonly day: Seat }
    readonly took: { readonly seat: Seat; readonly cards: readonly string[]; readonly laid: readonly string[] }
    readonly exchanged: { readonly seat: Seat; readonly cards: readonly string[] }
    readonly passed: { readonly seat: Seat }
    readonly scored: { readonly scores: readonly SeatScore[] }
  }
  readonly end: 'SCORED'
}

import type { Seat } from '../../../game.ts'
import type { Card, SpecialCard } from '../../sea/cards.ts'

/** A seat's offer of cards for the Start; `blind` adds the top two of its pile. Null while it has made no offer. */
export type SeatOfferTowardStart = { readonly cards: readonly Card[]; readonly blind?: true } | null

/** The action `start`: plays a Start; `start W` plays a Wild as one. */
export interface PlayStartAction {
  readonly verb: 'start'
  readonly card: Card
}

/** The action `give 3 -7 -9 -12`: offers three cards for the Start; `give 3 -7 blind` takes two of them from the pile. */
export interface MakeOfferAction {
  readonly verb: 'give'
  readonly count: number
  readonly cards: readonly Card[]
  readonly blind: boolean
}

/** The action `withdraw`: takes back the seat's offer for the Start. */
export interface WithdrawOfferAction {
  readonly verb: 'withdraw'
}

/** The types that the Start adds to consequences, actions, steps, phases and view. */
export type StartTypes = {
  readonly consequences: {
    /** All seats must pay `price` cards together; by public counts, they can give `can` at most. */
    readonly asks: { readonly price: number; readonly can: number }
    /** The seat offers `count` cards; all offers then lack `short` to eight. */
    readonly offers: { readonly seat: Seat; readonly count: number; readonly short: number }
  }
  readonly action: PlayStartAction | MakeOfferAction | WithdrawOfferAction
  readonly step:
    | { readonly step: 'starts' }
    | { readonly step: 'capacity'; readonly offers: readonly SeatOfferTowardStart[] }
    | { readonly step: 'pledge'; readonly offers: readonly SeatOfferTowardStart[] }
  readonly phase: 'pledge'
  readonly shown: {
    /** Whether a Start has been played; absent in a match without Starts. */
    readonly startPlayed?: boolean
    /** The special card played in place of a Start; absent if none was. */
    readonly startedWith?: SpecialCard
    /**
     * The offers while the Start is being paid: `counts` of cards by seat (null: no offer yet), and how many are `short` of
     * eight.
     */
    readonly pledge?: {
      readonly counts: readonly (number | null)[]
      readonly short: number
      /** The seats whose offers include the top two cards of their pile. */
      readonly blind?: readonly Seat[]
      /** The cards of the viewer's own offer. */
      readonly mine?: readonly string[]
    }
  }
}

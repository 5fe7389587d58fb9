import type { Seat } from '../../../game.ts'
import type { Card, SpecialCard } from '../../sea/cards.ts'

/** A seat's offer of cards for the Start, `blind` with the top two of its pile; null while it has made none. */
export type Offer = { readonly cards: readonly Card[]; readonly blind?: true } | null

/** The action `start`, or `start W`. */
export interface PlayStartAction {
  readonly verb: 'start'
  readonly card: Card
}

/** The action `give 3 -7 -9 -12`, or `give 3 -7 blind`. */
export interface MakeOfferAction {
  readonly verb: 'give'
  readonly count: number
  readonly cards: readonly Card[]
  readonly blind: boolean
}

/** The action `withdraw`. */
export interface WithdrawOfferAction {
  readonly verb: 'withdraw'
}

/** The types that the rule adds to actions, steps, phases and view. */
export type StartTypes = {
  readonly consequences: {
    /** All seats pay `price` cards together; what is open limits them to `can`. */
    readonly asks: { readonly price: number; readonly can: number }
    /** The seat offers `count` cards; eight then lack `short`. */
    readonly offers: { readonly seat: Seat; readonly count: number; readonly short: number }
  }
  readonly action: PlayStartAction | MakeOfferAction | WithdrawOfferAction
  readonly step:
    | { readonly step: 'starts' }
    | { readonly step: 'capacity'; readonly offers: readonly Offer[] }
    | { readonly step: 'pledge'; readonly offers: readonly Offer[] }
  readonly phase: 'pledge'
  readonly shown: {
    /** There wherever a Start is to be played. */
    readonly startPlayed?: boolean
    /** The special card played as the Start, if it isn't one. */
    readonly startedWith?: SpecialCard
    /** While the Start is being paid: who stands to give how many (null: no offer yet), and what is short of eight. */
    readonly pledge?: {
      readonly counts: readonly (number | null)[]
      readonly short: number
      /** The seats that give the top two of their pile. */
      readonly blind?: readonly Seat[]
      /** The cards the viewer has picked for its own offer. */
      readonly mine?: readonly string[]
    }
  }
}

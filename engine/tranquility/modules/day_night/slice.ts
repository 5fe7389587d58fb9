import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** A side of a card; only the side that points up counts. */
export type CardSide = 'day' | 'night'

/** The slice of Day & Night: the side up in all hands, and the side up on each cell (null: no card). */
export type DaylightState = { readonly up: CardSide; readonly sides: readonly (CardSide | null)[] }

/** The action `turn c3 -7`: rotates the card on c3 by discarding the 7. */
export interface RotateCardAction {
  readonly verb: 'turn'
  readonly cell: string
  readonly card: Card
}

/** The types that Day & Night adds to consequences, actions, state, steps, view and events. */
export type DayNightTypes = {
  readonly consequences: {
    /** The card on `cell` then has `side` up; `isRight`: whether that is the wanted side there. */
    readonly lies: { readonly cell: string; readonly side: CardSide; readonly isRight: boolean }
  }
  readonly action: RotateCardAction
  readonly slice: { readonly daylight?: DaylightState }
  readonly step: { readonly step: 'put-back'; readonly aside: readonly Seat[] }
  /** `up`: the side up in all hands; `night`: the cells whose card has the night side up. */
  readonly shown: { readonly up?: CardSide; readonly night?: readonly string[] }
  readonly events: {
    readonly 'set-aside': { readonly seat: Seat }
    readonly flipped: { readonly seat: Seat; readonly side: CardSide }
    readonly rotated: { readonly seat: Seat; readonly cell: string; readonly side: CardSide }
  }
}

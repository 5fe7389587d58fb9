import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The two halves of a card; the one that points up counts. */
export type Side = 'day' | 'night'

/** The side that points up in all hands, and of each card in the sea. */
export type DaylightState = { readonly up: Side; readonly sides: readonly (Side | null)[] }

/** The action `turn c3 -7`. */
export interface RotateCardAction {
  readonly verb: 'turn'
  readonly cell: string
  readonly card: Card
}

/** The types that the rule adds to actions, state, steps, view and events. */
export type DayNightTypes = {
  readonly consequences: {
    /** A card lies with that side up, the one that is wanted there or the other. */
    readonly lies: { readonly cell: string; readonly side: Side; readonly isRight: boolean }
  }
  readonly action: RotateCardAction
  readonly slice: { readonly daylight?: DaylightState }
  readonly step: { readonly step: 'put-back'; readonly aside: readonly Seat[] }
  /** Which half of every hand points up, and the cells in which the night half does. */
  readonly shown: { readonly up?: Side; readonly night?: readonly string[] }
  readonly events: {
    readonly 'set-aside': { readonly seat: Seat }
    readonly flipped: { readonly seat: Seat; readonly side: Side }
    readonly rotated: { readonly seat: Seat; readonly cell: string; readonly side: Side }
  }
}

import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The action `finish`, or `finish W`. */
export interface PlayFinishAction {
  readonly verb: 'finish'
  readonly card: Card
}

/** The types that the rule adds to the actions and the pending steps. */
export type FinishTypes = {
  readonly consequences: {
    /** The seat's Finish wins for all, as far as everybody can see. */
    readonly wins: { readonly seat: Seat }
  }
  readonly action: PlayFinishAction
  readonly step: { readonly step: 'win'; readonly seat: Seat; readonly card: Card }
}

import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The action `finish`: plays a Finish; `finish W` plays a Wild as one, `finish J` a Joker. */
export interface PlayFinishAction {
  readonly verb: 'finish'
  readonly card: Card
}

/** The types that the Finish adds to consequences, actions and steps. */
export type FinishTypes = {
  readonly consequences: {
    /** The seat's Finish wins the match for all, unless something hidden prevents it. */
    readonly wins: { readonly seat: Seat }
  }
  readonly action: PlayFinishAction
  readonly step: { readonly step: 'win'; readonly seat: Seat; readonly card: Card }
}

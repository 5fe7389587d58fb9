import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The types that the rule adds to the pending steps. */
export type FinishTypes = {
  readonly step: { readonly step: 'win'; readonly seat: Seat; readonly card: Card }
}

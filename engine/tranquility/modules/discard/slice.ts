import type { Card } from '../../sea/cards.ts'

/** The action `-7 -9`. */
export interface DiscardTwoAction {
  readonly verb: 'discard'
  readonly cards: readonly Card[]
}

/** The types that the rule adds to the actions. */
export type DiscardTypes = { readonly action: DiscardTwoAction }

import type { Card } from '../../sea/cards.ts'

/** The action `-7 -9`: discards two cards. */
export interface DiscardTwoAction {
  readonly verb: 'discard'
  readonly cards: readonly Card[]
}

/** The types that discarding adds: an action. */
export type DiscardTypes = { readonly action: DiscardTwoAction }

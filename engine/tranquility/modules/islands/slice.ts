import type { Card, Island } from '../../sea/cards.ts'

/** The action `23@e4 -7`: a card of the hand is placed as an island and paid for. */
export interface PlaceIslandAction {
  readonly verb: 'place'
  /** The card played as the island: the island itself, a Wild or a Joker. */
  readonly card: Card
  readonly island: Island
  readonly cell: string
  readonly pay: readonly Card[]
}

/** The types that islands add: an action. */
export type IslandsTypes = { readonly action: PlaceIslandAction }

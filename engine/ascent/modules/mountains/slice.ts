import type { Card, MountainCard } from '../../mountain/cards.ts'

export type Mountains = {
  readonly action:
    | { readonly verb: 'place'; readonly card: MountainCard; readonly slot: string; readonly payment: readonly Card[] }
    | { readonly verb: 'discard'; readonly cards: readonly Card[] }
  readonly event: 'placed' | 'discarded'
}

import type { Card, MountainCard } from '../../mountain/cards.ts'

/** The types of placing mountain cards and discarding. */
export type MountainsTypes = {
  readonly action:
    | { readonly verb: 'place'; readonly card: MountainCard; readonly slot: string; readonly payment: readonly Card[] }
    | { readonly verb: 'discard'; readonly cards: readonly Card[] }
  /** The seat discards `count` cards and keeps `left` in its hand. */
  readonly consequences: { readonly discards: { readonly seat: number; readonly count: number; readonly left: number } }
  readonly events: {
    readonly placed: { readonly seat: number; readonly card: string; readonly slot: string; readonly paid: number }
    readonly discarded: { readonly seat: number; readonly count: number }
  }
}

import type { Campfire, Card } from '../../mountain/cards.ts'

/** The types that Campfires add. */
export type CampfiresTypes = {
  readonly action: {
    readonly verb: 'campfire'
    readonly card: Campfire
    readonly source: string
    readonly target: string
    readonly payment: readonly Card[]
  }
  /** A Campfire's adopted value changes; null if it now has none (ruling A8). */
  readonly consequences: { readonly adopts: { readonly slot: string; readonly value: number | null } }
  readonly events: {
    readonly lifted: {
      readonly seat: number
      readonly card: string
      readonly source: string
      readonly target: string
      readonly lifted: Card
      readonly paid: number
    }
  }
}

import type { Card } from '../../mountain/cards.ts'
import type { IbexesBySlot } from './ibexes.ts'

/** The types that Mountain Wildlife adds. */
export type WildlifeTypes = {
  readonly action: { readonly verb: 'herd'; readonly route: readonly string[]; readonly payment: readonly Card[] }
  /** The number of ibexes on each slot, and how many are not on the mountain yet. */
  readonly shown: { readonly herds?: IbexesBySlot; readonly supply?: number }
  readonly events: {
    readonly herded: {
      readonly seat: number
      readonly route: readonly string[]
      readonly ibexes: number
      readonly paid: number
    }
    readonly appeared: { readonly slot: string }
    readonly climbed: { readonly route: readonly string[]; readonly ibexes: number }
  }
}

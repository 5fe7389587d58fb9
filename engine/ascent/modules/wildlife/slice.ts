import type { Card } from '../../mountain/cards.ts'
import type { IbexesBySlotName } from './ibexes.ts'

/** The types that Mountain Wildlife adds. */
export type WildlifeTypes = {
  /** The number of ibexes on each slot by its number; all 0 without the rule. */
  readonly slice: { readonly ibexes: readonly number[] }
  readonly action: { readonly verb: 'herd'; readonly route: readonly string[]; readonly payment: readonly Card[] }
  /** The number of ibexes on each slot by its name, and how many are not on the mountain yet. */
  readonly shown: { readonly herds?: IbexesBySlotName; readonly supply?: number }
  readonly consequences: {
    /** An ibex appears, and `supply` ibexes are still to come. */
    readonly appears: { readonly slot: string; readonly supply: number }
    /** A herd climbs to a slot, which then has `ibexes` ibexes; of the `of` needed, `up` are then on row 8 or the Summit. */
    readonly climbs: { readonly slot: string; readonly ibexes: number; readonly up: number; readonly of: number }
  }
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

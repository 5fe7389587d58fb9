import type { Seat } from '../../game.ts'
import type { Score } from '../modules/competitive/score.ts'
import type { Explorer, Side, StormColour, StormName } from './slices.ts'

/** What the optional rules add to a view; each part is there when the match has its rule. */
export type Shown = {
  /** The Explorer cards left, and those out of the game; the border spaces that are open, and those under a Storm; what is to be paid now. */
  readonly explorers?: {
    readonly left: number
    readonly spent: readonly Explorer[]
    readonly spaces: readonly string[]
    readonly storms: readonly string[]
    readonly due?: number
  }
  /** Who has the day; the open row, the one farthest from the deck first; what is left of that; each seat's score so far. */
  readonly contest?: {
    readonly day: Seat
    readonly row: readonly string[]
    readonly left: number
    readonly scores: readonly Score[]
  }
  /** Which half of every hand points up, and the cells in which the night half does. */
  readonly up?: Side
  readonly night?: readonly string[]
  /** The row of the Jagged Rocks, by rank; null once they are gone. */
  readonly rocks?: number | null
  /** Sea Monsters that have not been played, and who is known to hold one; the islands that they have taken. */
  readonly monsters?: { readonly left: number; readonly marked: readonly Seat[] }
  readonly destroyed?: readonly number[]
  /** Storms in play, each before a seat or at a row (by rank); those drawn that wait for an answer; those to come. */
  readonly storms?: {
    readonly active: readonly (
      | { readonly storm: StormName; readonly seat: Seat }
      | { readonly storm: StormName; readonly row: number }
    )[]
    readonly drawn?: readonly { readonly seat: Seat; readonly storm: StormName }[]
    readonly left: { readonly [colour in StormColour]: number }
  }
  /** Compasses that anybody may spend, and those that can still be earned. */
  readonly compasses?: { readonly pool: number; readonly supply: number }
}

import type { Seat, Viewer } from '../game.ts'
import type { SeaName } from './seas.ts'

/** What a viewer may see of a match. Cards are written as in a line: `23`, `S`, `F`. */
export interface View {
  readonly viewer: Viewer
  readonly sea: SeaName
  /** The occupied cells by name, `a1` at bottom left. */
  readonly cells: { readonly [cell: string]: number }
  readonly startPlayed: boolean
  readonly phase: 'turn' | 'pledge' | 'over'
  readonly active: Seat
  readonly players: readonly {
    readonly hand: number
    readonly limit: number
    readonly pile: number
    readonly discarded: number
  }[]
  /** The viewer's own cards, in the order held; a watcher has none. */
  readonly hand?: readonly string[]
  /** While the Start is being paid: who stands to give how many (null: no offer yet), and what is short of eight. */
  readonly pledge?: {
    readonly counts: readonly (number | null)[]
    readonly short: number
    /** The cards the viewer has picked for its own offer. */
    readonly mine?: readonly string[]
  }
}

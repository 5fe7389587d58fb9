import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** How many Sea Monsters have not been played; who is known to hold one, after a Finish has failed by it. */
type Monstrous = { readonly left: number; readonly marked: readonly Seat[] }

/** The action `M@c3`, or `WM@c3`. */
export interface PlayMonsterAction {
  readonly verb: 'monster'
  readonly card: Card
  readonly cell: string
}

/** The types that the rule adds to the actions, state, view and events. */
export type MonstersTypes = {
  readonly consequences: {
    /** A Finish wins nothing while one of so many Sea Monsters is in a hand. */
    readonly mayFail: { readonly monsters: number }
    /** An island leaves the sea for good, and so many Sea Monsters are left. */
    readonly destroys: { readonly card: string; readonly cell: string; readonly left: number }
  }
  readonly action: PlayMonsterAction
  readonly slice: { readonly monsters?: Monstrous }
  readonly shown: { readonly monsters?: Monstrous }
  readonly events: {
    readonly destroyed: { readonly seat: Seat; readonly card: string; readonly cell: string; readonly with?: string }
    readonly FINISH_MONSTER_HELD: { readonly seats: readonly Seat[] }
  }
}

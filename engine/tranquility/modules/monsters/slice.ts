import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** `left`: Sea Monsters not played yet; `marked`: seats known to hold one, since a Finish has failed. */
type Monstrous = { readonly left: number; readonly marked: readonly Seat[] }

/** The action `M@c3`: plays a Sea Monster on the island at c3; `WM@c3` plays a Wild as one. */
export interface PlayMonsterAction {
  readonly verb: 'monster'
  readonly card: Card
  readonly cell: string
}

/** The types that Sea Monsters add to consequences, actions, state, view and events. */
export type MonstersTypes = {
  readonly consequences: {
    /** The Finish fails if any hand holds one of the `monsters` Sea Monsters that are not played yet. */
    readonly mayFail: { readonly monsters: number }
    /** The Sea Monster removes the island `card` on `cell` from the game; `left` Sea Monsters remain to be played. */
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

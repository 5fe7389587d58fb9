import type { Seat } from '../../../game.ts'

/** How many Sea Monsters have not been played; who is known to hold one, after a Finish has failed by it. */
type Monstrous = { readonly left: number; readonly marked: readonly Seat[] }

export type Monsters = {
  readonly slice: { readonly monsters?: Monstrous }
  readonly shown: { readonly monsters?: Monstrous }
  readonly event: 'destroyed' | 'FINISH_MONSTER_HELD'
}

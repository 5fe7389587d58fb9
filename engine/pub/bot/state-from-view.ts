import type { State } from '../core/state.ts'
import type { View } from '../view.ts'

/** The pub as it is seen; in which order the stacks lie makes no difference here. */
export function stateFromView({ phase, active, dice, used, innkeeper, floor, guests, clans }: View): State {
  const players = clans.map(({ bank, among, shown }) => ({ bank, hidden: among, shown }))
  return { phase, active, dice, used, entering: null, innkeeper, floor, guests, players, result: null }
}

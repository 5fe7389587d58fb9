import type { State } from '../core/state.ts'
import type { View } from '../view.ts'

/** A state that fits a view; each hidden stack is sorted by name, since its real order is unknown. */
export function stateFromViewWithSortedStacks({
  phase,
  active,
  dice,
  used,
  innkeeper,
  floor,
  guests,
  clans
}: View): State {
  const players = clans.map(({ bank, among, shown }) => ({ bank, hidden: among, shown }))
  return { phase, active, dice, used, entering: null, innkeeper, floor, guests, players, result: null }
}

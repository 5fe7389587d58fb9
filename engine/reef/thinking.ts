import type { Seat, SearchHooks } from '../game.ts'
import { playerAt } from '../players.ts'
import { BREEDINGS_TO_WIN, bredBy, type State } from './core/state.ts'
import { lines } from './pilot/index.ts'
import type { View } from './view.ts'

/** A fish that waits for a mate counts as a quarter of a breeding. */
const SINGLE = 0.25

export const thinking: SearchHooks<State, View> = { candidates: lines, evaluate: promise, budget: () => 700 }

/** How much of five breedings is done. */
function promise(state: State, seat: Seat): number {
  const waiting = playerAt(state, seat).corals.filter(({ fish }) => fish !== null).length
  return Math.min(1, (bredBy(state, seat) + SINGLE * waiting) / BREEDINGS_TO_WIN)
}

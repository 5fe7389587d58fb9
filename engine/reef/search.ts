import type { Seat, SearchHooks } from '../game.ts'
import { playerAt } from '../players.ts'
import { BREEDINGS_TO_WIN, countBreedings, type State } from './core/state.ts'
import { candidateLinesBestFirst } from './bot/index.ts'
import type { View } from './view.ts'

/** The value of a fish that waits for a mate, in breedings. */
const SINGLE_FISH_VALUE = 0.25

/** The hooks of the autopilot's search. */
export const search: SearchHooks<State, View> = { candidates: candidateLinesBestFirst, evaluate, budget: () => 1000 }

/** How near the seat is to five breedings, from 0 to 1; a fish that waits for a mate counts as a quarter of a breeding. */
function evaluate(state: State, seat: Seat): number {
  const waiting = playerAt(state, seat).corals.filter(({ fish }) => fish !== null).length
  return Math.min(1, (countBreedings(state, seat) + SINGLE_FISH_VALUE * waiting) / BREEDINGS_TO_WIN)
}

import type { Seat, SearchHooks } from '../game.ts'
import { playerAt } from '../players.ts'
import { BREEDINGS_TO_WIN, countBreedings, type State } from './core/state.ts'
import { candidateLines } from './bot/index.ts'
import type { View } from './view.ts'

/** A fish that waits for a mate counts as a quarter of a breeding. */
const SINGLE_FISH_VALUE = 0.25

export const search: SearchHooks<State, View> = { candidates: candidateLines, evaluate, budget: () => 700 }

/** How much of five breedings is done. */
function evaluate(state: State, seat: Seat): number {
  const waiting = playerAt(state, seat).corals.filter(({ fish }) => fish !== null).length
  return Math.min(1, (countBreedings(state, seat) + SINGLE_FISH_VALUE * waiting) / BREEDINGS_TO_WIN)
}

import type { SearchHooks } from '../game.ts'
import type { State } from './core/state.ts'
import { candidateLinesBestFirst } from './bot/index.ts'
import { evaluate } from './evaluate.ts'
import type { View } from './view.ts'

/** The hooks of the search: candidate lines, evaluation, and a budget of 2400 lines that it may play. */
export const search: SearchHooks<State, View> = {
  candidates: candidateLinesBestFirst,
  evaluate: evaluate,
  budget: () => 2400
}

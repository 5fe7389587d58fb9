import type { SearchHooks } from '../game.ts'
import type { State } from './core/state.ts'
import { candidates } from './bot/index.ts'
import { evaluate } from './evaluate.ts'
import type { View } from './view.ts'

/** The hooks for the search: candidate lines, evaluation, and a budget of 1200 lines to play out. */
export const search: SearchHooks<State, View> = { candidates: candidates, evaluate: evaluate, budget: () => 1200 }

import type { SearchHooks } from '../game.ts'
import type { State } from './core/state.ts'
import { lines } from './pilot/index.ts'
import { promise } from './promise.ts'
import type { View } from './view.ts'

export const thinking: SearchHooks<State, View> = { candidates: lines, evaluate: promise, budget: () => 1200 }

import type { Thinking } from '../game.ts'
import type { State } from './core/state.ts'
import { lines } from './pilot/index.ts'
import { promise } from './promise.ts'
import type { View } from './view.ts'

export const thinking: Thinking<State, View> = { lines, promise, steps: () => 1200 }

import type { Options, SearchHooks } from '../game.ts'
import type { State } from './core/state.ts'
import { rulesFor, rulesOf } from './modules/index.ts'
import { lines } from './pilot/index.ts'
import { promise } from './promise.ts'
import type { View } from './view.ts'

const STEPS = 700

export const thinking: SearchHooks<State, View> = { candidates: lines, evaluate: promise, budget: steps }

function steps(options: Options): number {
  const rules = rulesOf({ rules: rulesFor(options) })
  return Math.round(STEPS / rules.reduce((times, { pilot }) => times + (pilot?.slows ?? 0), 1))
}

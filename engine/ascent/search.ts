import type { Options, SearchHooks } from '../game.ts'
import type { State } from './core/state.ts'
import { ruleNamesFor, rulesOf } from './modules/index.ts'
import { candidates } from './bot/index.ts'
import { evaluate } from './evaluate.ts'
import type { View } from './view.ts'

const STEPS = 700

export const search: SearchHooks<State, View> = { candidates: candidates, evaluate: evaluate, budget: budget }

function budget(options: Options): number {
  const rules = rulesOf({ rules: ruleNamesFor(options) })
  return Math.round(STEPS / rules.reduce((times, { bot }) => times + (bot?.extraSearchCost ?? 0), 1))
}

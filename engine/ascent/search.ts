import type { Options, SearchHooks } from '../game.ts'
import type { State } from './core/state.ts'
import { ruleNamesFor, rulesOf } from './modules/index.ts'
import { candidateLinesBestFirst } from './bot/index.ts'
import { evaluate } from './evaluate.ts'
import type { View } from './view.ts'

/** The budget in lines of one search without optional rules: about fifty milliseconds. */
const BASE_BUDGET = 1400

/** The hooks of the autopilot's search; the budget is smaller where rules make playouts slower. */
export const search: SearchHooks<State, View> = { candidates: candidateLinesBestFirst, evaluate, budget }

function budget(options: Options): number {
  const rules = rulesOf({ rules: ruleNamesFor(options) })
  return Math.round(
    BASE_BUDGET / rules.reduce((times, { botCostTerms: costTerms }) => times + (costTerms?.extraSearchCost ?? 0), 1)
  )
}

import type { Options, SearchHooks } from '../game.ts'
import type { State } from './core/state.ts'
import { ruleNamesFor, rulesOf } from './modules/index.ts'
import { candidates } from './bot/index.ts'
import { evaluate } from './evaluate.ts'
import type { View } from './view.ts'

/** Playouts of one search without optional rules: about fifty milliseconds. */
const PLAYOUTS = 700

/**
 * What the search needs of this game: candidates, evaluation, and a budget that is smaller where rules make playouts slower.
 */
export const search: SearchHooks<State, View> = { candidates: candidates, evaluate: evaluate, budget: budget }

function budget(options: Options): number {
  const rules = rulesOf({ rules: ruleNamesFor(options) })
  return Math.round(PLAYOUTS / rules.reduce((times, { bot }) => times + (bot?.extraSearchCost ?? 0), 1))
}

import type { Options } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import type { RuleCostTerms } from '../bot/rule-cost-terms.ts'
import type { Move, Rule, Verb } from '../core/rule.ts'
import type { State } from '../core/state.ts'
import type { Slices } from './slices.ts'
import { bridges } from './bridges/rule.ts'
import { campfires } from './campfires/rule.ts'
import { documentary } from './documentary/rule.ts'
import { greenPath } from './green-path/rule.ts'
import { hooks } from './hooks/rule.ts'
import { mountains } from './mountains/rule.ts'
import { summit } from './summit/rule.ts'
import { wildlife } from './wildlife/rule.ts'

/** All rules, in the order in which their hooks are called; a new rule is added to this list. */
export const RULES: readonly Rule[] = [mountains, bridges, campfires, summit, greenPath, wildlife, documentary, hooks]

const RULE: ReadonlyMap<string, Rule> = new Map(RULES.map(rule => [rule.name, rule]))

/**
 * The kinds of action of all rules by verb, in the order in which lines are read and choices are offered; a rule with moves
 * is one line.
 */
export const MOVES: { readonly [V in Verb]: Move<V> } = {
  ...mountains.moves,
  ...bridges.moves,
  ...campfires.moves,
  ...summit.moves,
  ...wildlife.moves,
  ...hooks.moves
}

/** The cost terms of all rules, whether a match has them or not. */
export const COST_TERMS_OF_ALL_RULES: readonly RuleCostTerms[] = RULES.flatMap(
  ({ botCostTerms: costTerms }) => costTerms ?? []
)

/** The rules' slices of a new state; `panoramaSequences` are those of the Panoramas, from the left. */
export function initialSlices(panoramaSequences: readonly (readonly number[])[]): Slices {
  return Object.assign({}, ...RULES.map(rule => rule.initialSlice?.(panoramaSequences)))
}

/** The names of the rules that a match with these options is played by. */
export function ruleNamesFor(options: Options): readonly string[] {
  return RULES.filter(rule => rule.isOn?.(options) ?? true).map(({ name }) => name)
}

/** The rules of a state, in the order in which their hooks are called. */
export function rulesOf({ rules }: Pick<State, 'rules'>): readonly Rule[] {
  return rulesNamed(rules)
}

// Memoized by the list of names itself, which each state passes on to the next.
const rulesNamed = memoizeWeak((names: readonly string[]): readonly Rule[] => names.map(ruleNamed))

function ruleNamed(name: string): Rule {
  const rule = RULE.get(name)
  if (!rule) throw new Error(`Cannot find the rule "${name}"`)
  return rule
}

import type { Options } from '../../game.ts'
import type { Move, Rule } from '../core/rule.ts'
import { RULE_NAMES, type RuleName, type State } from '../core/state.ts'
import { bridges } from './bridges/rule.ts'
import { campfires } from './campfires/rule.ts'
import { documentary } from './documentary/rule.ts'
import { greenPath } from './green-path/rule.ts'
import { hooks } from './hooks/rule.ts'
import { mountains } from './mountains/rule.ts'
import { summit } from './summit/rule.ts'
import { wildlife } from './wildlife/rule.ts'

const RULES: { readonly [name in RuleName]: Rule } = {
  mountains,
  bridges,
  campfires,
  summit,
  greenPath,
  wildlife,
  documentary,
  hooks
}

export const MOVES: readonly Move[] = RULE_NAMES.flatMap(name => RULES[name].moves ?? [])

/** The names of the rules that a match with these options is played by. */
export function rulesFor(options: Options): readonly RuleName[] {
  return RULE_NAMES.filter(name => RULES[name].isOn?.(options) ?? true)
}

/** The rules that are on, in the order in which each is asked. */
export function rulesOf({ rules }: State): readonly Rule[] {
  return rules.map(name => RULES[name])
}

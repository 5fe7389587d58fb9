import type { Options } from '../../game.ts'
import type { Handlers, Move, Rule } from '../core/rule.ts'
import { RULE_NAMES, type RuleName } from '../core/slices.ts'
import type { State } from '../core/state.ts'
import { VARIANTS, variantOf } from '../variants.ts'
import { dayNight } from './day_night/rule.ts'
import { compasses } from './storms/compasses.ts'
import { competitive } from './competitive/rule.ts'
import { discard } from './discard/rule.ts'
import { explorers } from './explorers/rule.ts'
import { finish } from './finish/rule.ts'
import { islands } from './islands/rule.ts'
import { jokers } from './jokers/rule.ts'
import { monsters } from './monsters/rule.ts'
import { removal } from './removal/rule.ts'
import { rocks } from './rocks/rule.ts'
import { start } from './start/rule.ts'
import { storms } from './storms/rule.ts'
import { wilds } from './wilds/rule.ts'

const RULES: { readonly [name in RuleName]: Rule } = {
  discard,
  islands,
  removal,
  start,
  finish,
  monsters,
  storms,
  compasses,
  rocks,
  wilds,
  explorers,
  jokers,
  day_night: dayNight,
  competitive
}

export const MOVES: readonly Move[] = RULE_NAMES.flatMap(name => RULES[name].moves ?? [])

/** How the steps are dealt with that rules leave pending. */
export const RULE_STEPS: Handlers = Object.assign({}, ...RULE_NAMES.map(name => RULES[name].pending))

/** What a host may choose about the optional rules. */
export const RULE_SETTINGS = RULE_NAMES.flatMap(name => RULES[name].settings ?? [])

/** The names of the rules that a match with these options is played by, in the order in which each is asked. */
export function rulesFor(options: Options): readonly RuleName[] {
  const { rules } = VARIANTS[variantOf(options)]
  return RULE_NAMES.filter(name => rules.includes(name) || RULES[name].isOn?.(options))
}

/** The rules of the lists of names that matches have: each of their steps asks. */
const found = new WeakMap<readonly RuleName[], readonly Rule[]>()

/** The rules of a match. */
export function rulesOf({ rules: names }: Pick<State, 'rules'>): readonly Rule[] {
  const known = found.get(names)
  if (known) return known
  const rules = names.map(name => RULES[name])
  found.set(names, rules)
  return rules
}

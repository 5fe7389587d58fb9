import type { Options } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import { COMMON_DEAL_EVENTS } from '../codes.ts'
import type { StepHandlers, Rule } from '../core/rule.ts'
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

/** All that a match may be made of, in the order in which each is asked: a new one is one line. */
export const RULES: readonly Rule[] = [
  // To discard is the soonest to tell if a seat can act.
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
  dayNight,
  competitive
]

/** The kinds of action of all rules by verb, in the order in which lines are read and choices are offered. */
export const MOVES = {
  ...discard.moves,
  ...islands.moves,
  ...start.moves,
  ...finish.moves,
  ...monsters.moves,
  ...storms.moves,
  ...compasses.moves,
  ...rocks.moves,
  ...explorers.moves,
  ...dayNight.moves,
  ...competitive.moves
}

/** Types of the events whose sealed facts tell what lay where before the first turn. */
export const DEAL_EVENTS: readonly string[] = [
  ...COMMON_DEAL_EVENTS,
  ...RULES.flatMap(({ dealEvents = [] }) => dealEvents)
]

/** The handlers of the pending steps that rules add. */
export const RULE_STEP_HANDLERS: StepHandlers = Object.assign({}, ...RULES.map(({ stepHandlers }) => stepHandlers))

/** The settings of the rules. */
export const RULE_SETTINGS = RULES.flatMap(({ settings = [] }) => settings)

/** The rules' parts of the autopilot. */
export const RULE_BOTS = RULES.flatMap(({ bot }) => bot ?? [])

const RULE: ReadonlyMap<string, Rule> = new Map(RULES.map(rule => [rule.name, rule]))

/** The names of the rules of a match with these options, in the order in which they are asked. */
export function ruleNamesFor(options: Options): readonly string[] {
  const { rules } = VARIANTS[variantOf(options)]
  return RULES.filter(rule => rules.includes(rule) || rule.isOn?.(options)).map(({ name }) => name)
}

/** The rules of a match, found by their names. */
export function rulesOf({ rules }: Pick<State, 'rules'>): readonly Rule[] {
  return rulesNamed(rules)
}

// A state hands its list of names on to the next one.
const rulesNamed = memoizeWeak((names: readonly string[]): readonly Rule[] => names.map(ruleNamed))

function ruleNamed(name: string): Rule {
  const rule = RULE.get(name)
  if (!rule) throw new Error(`Cannot find the rule "${name}"`)
  return rule
}

import type { Options, Setting } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import { COMMON_DEAL_EVENTS_FOR_RECORD } from '../codes.ts'
import type { StepHandlersByStep, Rule } from '../core/rule.ts'
import type { RuleBotPart } from '../bot/context.ts'
import type { State } from '../core/state.ts'
import { VARIANTS, variantNameOf } from '../variants.ts'
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

/** Every rule of the game, in the order in which rules are queried; a new rule is one line here. */
export const RULES: readonly Rule[] = [
  // Discarding comes first: it is the quickest test of whether a seat can act.
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

/** The moves of all rules by verb, in the order in which lines are parsed and choices are offered. */
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

/** The types of the events whose sealed facts tell where everything lay before the first turn. */
export const DEAL_EVENTS_FOR_RECORD: readonly string[] = [
  ...COMMON_DEAL_EVENTS_FOR_RECORD,
  ...RULES.flatMap(({ dealEventsForRecord = [] }) => dealEventsForRecord)
]

/** The handlers of the pending steps that rules add. */
export const STEP_HANDLERS_OF_ALL_RULES: StepHandlersByStep = Object.assign(
  {},
  ...RULES.map(({ stepHandlers }) => stepHandlers)
)

/** The settings that rules add, for the host of a match to choose. */
export const SETTINGS_OF_ALL_RULES: readonly Setting[] = RULES.flatMap(({ settings = [] }) => settings)

/** The autopilot's parts of all rules, whether a match has them or not. */
export const BOT_PARTS_OF_ALL_RULES: readonly RuleBotPart[] = RULES.flatMap(({ botPart }) => botPart ?? [])

const RULE: ReadonlyMap<string, Rule> = new Map(RULES.map(rule => [rule.name, rule]))

/** The names of the rules in a match with these options, in the order of RULES. */
export function ruleNamesFor(options: Options): readonly string[] {
  const { rules } = VARIANTS[variantNameOf(options)]
  return RULES.filter(rule => rules.includes(rule) || rule.isOn?.(options)).map(({ name }) => name)
}

/** The rules of a match, looked up by the names in its state. */
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

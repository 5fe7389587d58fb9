import type { Setting } from '../game.ts'
import type { Rule } from './core/rule.ts'
import { documentary } from './modules/documentary/rule.ts'
import { greenPath } from './modules/green-path/rule.ts'
import { hooks } from './modules/hooks/rule.ts'
import { wildlife } from './modules/wildlife/rule.ts'

/** The modules that have settings, in the rulebook's order of difficulty. */
export const RULES_WITH_SETTINGS_EASIEST_FIRST: readonly Rule[] = [greenPath, documentary, wildlife, hooks]

/** The settings that a host may choose (RULES.md, 8). */
export const SETTINGS: readonly Setting[] = [
  ...RULES_WITH_SETTINGS_EASIEST_FIRST.flatMap(({ settings = [] }) => settings),
  { name: 'talk', values: ['strict', 'open'], default: 'strict', when: { seats: [2, 3, 4, 5] } }
]

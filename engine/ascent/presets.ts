import type { Preset } from '../game.ts'
import { RULES_WITH_SETTINGS_EASIEST_FIRST } from './settings.ts'

const OF_RULES = RULES_WITH_SETTINGS_EASIEST_FIRST.flatMap(({ preset }) => preset ?? [])

/** Presets, the easiest first: the base game, each module alone in the rulebook's order of difficulty, and all together. */
export const PRESETS: readonly Preset[] = [
  { name: 'mountain', options: {} },
  ...OF_RULES,
  { name: 'whole', options: Object.assign({}, ...OF_RULES.map(({ options }) => options)) }
]

import type { Setting } from '../game.ts'
import { RULE_SETTINGS } from './rules/index.ts'
import { VARIANT_NAMES } from './variants.ts'

/** What a host may choose, in an order in which each depends only on those before it. */
export const SETTINGS: readonly Setting[] = [
  { name: 'variant', values: VARIANT_NAMES, default: 'standard' },
  ...RULE_SETTINGS,
  { name: 'talk', values: ['strict', 'open'], default: 'strict' }
]

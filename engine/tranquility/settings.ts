import type { Setting } from '../game.ts'
import { RULE_SETTINGS } from './modules/index.ts'
import { VARIANTS, VARIANT_NAMES } from './variants.ts'

/** Against each other, anything may be said. */
const SILENT = VARIANT_NAMES.filter(name => VARIANTS[name].table !== 'against')

/** What a host may choose, in an order in which each depends only on those before it. */
export const SETTINGS: readonly Setting[] = [
  { name: 'variant', values: VARIANT_NAMES, default: 'standard', needs: { competitive: { seats: [2] } } },
  ...RULE_SETTINGS,
  { name: 'talk', values: ['strict', 'open'], default: 'strict', when: { variant: SILENT } }
]

import type { Setting } from '../game.ts'
import { SETTINGS_OF_ALL_RULES } from './modules/index.ts'
import { COOPERATIVE_VARIANT_NAMES, VARIANTS, VARIANT_NAMES } from './variants.ts'

/** The numbers of seats that variants need. */
const NEEDS = Object.fromEntries(
  VARIANT_NAMES.flatMap(name => {
    const { seats } = VARIANTS[name]
    return seats ? [[name, { seats }]] : []
  })
)

/** The settings that a host may choose, in an order in which each depends only on those before it. */
export const SETTINGS: readonly Setting[] = [
  { name: 'variant', values: VARIANT_NAMES, default: 'standard', needs: NEEDS },
  ...SETTINGS_OF_ALL_RULES,
  // Competitive has no such setting: anything may be said in it.
  { name: 'talk', values: ['strict', 'open'], default: 'strict', when: { variant: COOPERATIVE_VARIANT_NAMES } }
]

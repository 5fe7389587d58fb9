import type { Options } from '../../../engine/game.ts'
import { ruleNamesFor } from '../../../engine/tranquility/modules/index.ts'
import { VARIANTS, variantNameOf } from '../../../engine/tranquility/variants.ts'
import { byName } from './modules/index.ts'

/** Whether a turn of such a match shows nothing of any module: neither its sea nor its rules are among them. */
export function isPlain(options: Options): boolean {
  return [VARIANTS[variantNameOf(options)].sea, ...ruleNamesFor(options)].every(name => !(name in byName))
}

import type { Options } from '../../../engine/game.ts'
import { ruleNamesFor } from '../../../engine/ascent/modules/index.ts'
import { byName } from './modules/index.ts'

/** Whether a turn of such a match shows nothing but what every match has. */
export function isPlain(options: Options): boolean {
  return ruleNamesFor(options).every(name => !(name in byName))
}

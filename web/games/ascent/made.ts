import type { Options } from '../../../engine/game.ts'
import { rulesFor } from '../../../engine/ascent/modules/index.ts'
import { byName } from './modules/index.ts'

/** Whether a turn of such a match shows nothing but what every match has. */
export function isPlain(options: Options): boolean {
  return rulesFor(options).every(name => !(name in byName))
}

import type { Options } from '../../../engine/game.ts'
import { rulesFor } from '../../../engine/tranquility/modules/index.ts'
import { VARIANTS, variantOf } from '../../../engine/tranquility/variants.ts'

/** What a match is made of: its sea and its rules, by their names in the engine. */
function madeOf(options: Options): readonly string[] {
  return [VARIANTS[variantOf(options)].sea, ...rulesFor(options)]
}

/** Rules that a turn shows nothing of. */
const UNSEEN = ['removal']

/** Whether a turn needs no more than the base game. */
export function isPlain(options: Options): boolean {
  const base = madeOf({})
  return madeOf(options).every(part => base.includes(part) || UNSEEN.includes(part))
}

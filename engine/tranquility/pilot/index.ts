import type { Choice } from '../../game.ts'
import { BASE_WAYS } from './base.ts'
import { CONTEST_WAYS } from '../modules/competitive/pilot.ts'
import { type Ways, mindOf } from './mind.ts'
import { MODULE_WAYS } from './modules.ts'
import { STORM_WAYS } from '../modules/storms/pilot.ts'
import { VARIANT_WAYS } from './variants.ts'
import type { View } from '../view.ts'

const WAYS: { readonly [verb: string]: Ways } = { ...BASE_WAYS, ...MODULE_WAYS, ...STORM_WAYS, ...VARIANT_WAYS }

/** A sensible line: of all that may be done, what leaves the sea and the hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const mind = mindOf(view)
  const ways = view.contest ? CONTEST_WAYS : WAYS
  const [first, ...others] = choices.flatMap(choice => ways[choice.verb]?.(choice, mind) ?? [])
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (other.burden < best.burden ? other : best), first).line
}

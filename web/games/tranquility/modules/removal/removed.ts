import type { Options } from '../../../../../engine/game.ts'
import { LEVELS } from '../../../../../engine/tranquility/modules/removal/levels.ts'

/** How many islands are left out. */
export function removedBy({ removal }: Options): number {
  return LEVELS[`${removal}`] ?? 0
}

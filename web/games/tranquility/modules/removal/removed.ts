import type { Options } from '../../../../../engine/game.ts'
import { REMOVED_ISLAND_COUNT_BY_LEVEL } from '../../../../../engine/tranquility/modules/removal/removed-by-level.ts'

/** How many islands are left out. */
export function removedBy({ removal }: Options): number {
  return REMOVED_ISLAND_COUNT_BY_LEVEL[`${removal}`] ?? 0
}

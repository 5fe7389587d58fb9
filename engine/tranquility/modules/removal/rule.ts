import type { Options } from '../../../game.ts'
import { COOPERATIVE_VARIANT_NAMES } from '../../variants.ts'
import { REMOVED_ISLAND_COUNT_BY_LEVEL } from './removed-by-level.ts'
import type { Rule } from '../../core/rule.ts'

/** The rule of removal: some islands are left out of the deck, and nobody sees which (RULES.md, 8; rulings 24 and 58). */
export const removal = {
  name: 'removal',
  settings: [
    {
      name: 'removal',
      values: Object.keys(REMOVED_ISLAND_COUNT_BY_LEVEL),
      default: 'none',
      when: { variant: COOPERATIVE_VARIANT_NAMES }
    }
  ],
  isOn: options => removedCount(options) > 0,
  deck: (cards, options, random) => random.shuffle(cards).slice(removedCount(options))
} satisfies Rule

function removedCount({ removal: level }: Options): number {
  return REMOVED_ISLAND_COUNT_BY_LEVEL[`${level}`] ?? 0
}

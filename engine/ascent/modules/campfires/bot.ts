import { cardNamed, isCampfire } from '../../mountain/cards.ts'
import { slotNamedOrThrow } from '../../mountain/mountain.ts'
import { KEEP_VALUE_OF_FREE_CARD, withCardOnSlot, rowMisfitCost } from '../../bot/grids.ts'
import type { RuleCostTerms } from '../../bot/rule-cost-terms.ts'

/** The cost of playing a Campfire, apart from the change in the lifted card's row misfit. */
const CAMPFIRE = 1.2

/** The terms that Campfires add to the autopilot's costs. */
export const campfiresCostTerms: RuleCostTerms = {
  effectsByVerb: {
    campfire(grid, { choice: { subject = '' }, way }) {
      const [source = '', target = ''] = way.split('>')
      const card = grid[slotNamedOrThrow(source)] ?? null
      return {
        grid: withCardOnSlot(withCardOnSlot(grid, source, cardNamed(subject)), target, card),
        cost: CAMPFIRE + rowMisfitCost(card, target) - rowMisfitCost(card, source)
      }
    }
  },
  keepValue: card => (isCampfire(card) ? KEEP_VALUE_OF_FREE_CARD : 0)
}

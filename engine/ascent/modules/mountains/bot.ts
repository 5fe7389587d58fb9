import { cardNamed } from '../../mountain/cards.ts'
import { withCardOnSlot, rowMisfitCost } from '../../bot/grids.ts'
import type { RuleCostTerms } from '../../bot/rule-cost-terms.ts'

/** The cost of discarding two cards, apart from their keep values. */
const DISCARD = 3

/** The terms that placing mountain cards and discarding add to the autopilot's costs. */
export const mountainsCostTerms: RuleCostTerms = {
  effectsByVerb: {
    place(grid, { choice: { subject = '' }, way }) {
      const card = cardNamed(subject)
      return { grid: withCardOnSlot(grid, way, card), cost: rowMisfitCost(card, way) }
    },
    discard: grid => ({ grid, cost: DISCARD })
  }
}

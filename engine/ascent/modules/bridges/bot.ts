import { KEEP_VALUE_OF_FREE_CARD, withCardOnSlot } from '../../bot/grids.ts'
import type { RuleCostTerms } from '../../bot/rule-cost-terms.ts'

/** The cost of laying a Bridge. */
const BRIDGE = 2
/** The least number of unfilled slots at which a Bridge is worth keeping. */
const LEFT_TO_KEEP_BRIDGE = 4

/** The terms that Bridges add to the autopilot's costs. */
export const bridgesCostTerms: RuleCostTerms = {
  effectsByVerb: { bridge: (grid, { way }) => ({ grid: withCardOnSlot(grid, way, 'BR'), cost: BRIDGE }) },
  keepValue: (card, { slotsLeft }) => (card === 'BR' && slotsLeft >= LEFT_TO_KEEP_BRIDGE ? KEEP_VALUE_OF_FREE_CARD : 0)
}

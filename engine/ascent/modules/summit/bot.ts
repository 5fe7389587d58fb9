import type { RuleCostTerms } from '../../bot/rule-cost-terms.ts'

/** The keep value of a hand's first Summit, once at most `LEFT_TO_KEEP_SUMMIT` slots are unfilled. */
const SUMMIT = 100
const LEFT_TO_KEEP_SUMMIT = 17

/** The terms that a Summit adds to the autopilot's costs: it is placed whenever it may. */
export const summitCostTerms: RuleCostTerms = {
  effectsByVerb: { summit: grid => ({ grid, cost: -Infinity }) },
  keepValue: (card, { slotsLeft }, isSecond) =>
    card === 'SU' && slotsLeft <= LEFT_TO_KEEP_SUMMIT && !isSecond ? SUMMIT : 0
}

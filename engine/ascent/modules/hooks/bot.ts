import type { RuleCostTerms } from '../../bot/rule-cost-terms.ts'

/** The cost of using a Grappling hook. */
const HOOK = 2.8

/** The terms that Grappling hooks add to the autopilot's costs. */
export const hooksCostTerms: RuleCostTerms = { effectsByVerb: { hook: grid => ({ grid, cost: HOOK }) } }

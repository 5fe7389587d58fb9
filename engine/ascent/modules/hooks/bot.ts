import type { RuleBot } from '../../bot/rule-bot.ts'

/** The cost of using a Grappling hook. */
const HOOK = 2.8

/** The autopilot's part for Grappling hooks. */
export const hooksBot: RuleBot = { effects: { hook: grid => ({ grid, cost: HOOK }) } }

import type { RuleBot } from '../../bot/rule-bot.ts'

const HOOK = 2.8

export const hooksBot: RuleBot = { effects: { hook: grid => ({ grid, cost: HOOK }) } }

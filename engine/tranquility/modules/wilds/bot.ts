import type { RuleBot } from '../../bot/context.ts'

const WILD = 1.2

export const wildsBot: RuleBot = { keepValues: { W: () => WILD } }

import type { RuleBot } from '../../bot/context.ts'

const WILD = 1.2

/** The keep value of a Wild. */
export const wildsBot: RuleBot = { keepValues: { W: () => WILD } }

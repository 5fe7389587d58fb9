import type { RuleBot } from '../../bot/context.ts'

const JOKER = 3

export const jokersBot: RuleBot = { keepValues: { J: () => JOKER } }

import type { RuleBot } from '../../bot/context.ts'

const JOKER = 3

/** The keep value of a Joker. */
export const jokersBot: RuleBot = { keepValues: { J: () => JOKER } }

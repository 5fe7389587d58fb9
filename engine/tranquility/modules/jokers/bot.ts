import type { RuleBot } from '../../bot/context.ts'

const JOKER = 3

/** Adds the keep value of a Joker to the autopilot. */
export const jokersBot: RuleBot = { keepValues: { J: () => JOKER } }

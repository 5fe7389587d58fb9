import type { RuleBotPart } from '../../bot/context.ts'

const JOKER = 3

/** Adds the keep value of a Joker to the autopilot. */
export const jokersBotPart: RuleBotPart = { keepValueByCard: { J: () => JOKER } }

import type { RuleBotPart } from '../../bot/context.ts'

const WILD = 1.2

/** Adds the keep value of a Wild to the autopilot. */
export const wildsBotPart: RuleBotPart = { keepValueByCard: { W: () => WILD } }

import type { RuleBot } from '../../bot/rule-bot.ts'

/** The keep value of the first Summit of a hand, once at most so many slots are open. */
const SUMMIT = 100
const LEFT_TO_KEEP_SUMMIT = 17

/** The autopilot's part for Summits: it places one whenever it may. */
export const summitBot: RuleBot = {
  effects: { summit: grid => ({ grid, cost: -Infinity }) },
  keepValue: (card, { slotsLeft }, isSecond) =>
    card === 'SU' && slotsLeft <= LEFT_TO_KEEP_SUMMIT && !isSecond ? SUMMIT : 0
}

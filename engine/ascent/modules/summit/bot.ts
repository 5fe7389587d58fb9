import type { RuleBot } from '../../bot/rule-bot.ts'

const SUMMIT = 100
const LEFT_TO_KEEP_SUMMIT = 17

export const summitBot: RuleBot = {
  effects: { summit: grid => ({ grid, cost: -Infinity }) },
  keepValue: (card, { slotsLeft }, isSecond) =>
    card === 'SU' && slotsLeft <= LEFT_TO_KEEP_SUMMIT && !isSecond ? SUMMIT : 0
}

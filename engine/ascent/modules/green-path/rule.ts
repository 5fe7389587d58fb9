import type { Rule } from '../../core/rule.ts'
import { greenPathGoal } from './goal.ts'
import { greenPathBot } from './bot.ts'

/** Green Path: grassy cards, each resting on the one before, from row 1 to row 8 (RULES.md, 6.1; rulings A17 to A20). */
export const greenPath: Rule = {
  ...greenPathGoal,
  settings: [{ name: 'greenPath', values: [false, true], default: false }],
  isOn: options => options.greenPath === true,
  bot: greenPathBot
}

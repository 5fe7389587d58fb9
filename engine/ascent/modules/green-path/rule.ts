import type { Rule } from '../../core/rule.ts'
import { greenPathGoal } from './goal.ts'
import { greenPathBot } from './bot.ts'

/** Rulebook: grassy cards, each resting on the one before, lead from row 1 to the Summit. */
export const greenPath: Rule = {
  ...greenPathGoal,
  settings: [{ name: 'greenPath', values: [false, true], default: false }],
  isOn: options => options.greenPath === true,
  bot: greenPathBot
}

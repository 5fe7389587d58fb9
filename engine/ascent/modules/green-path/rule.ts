import type { Rule } from '../../core/rule.ts'
import { ROW_NUMBER_BELOW_SUMMIT, placeNamed } from '../../mountain/mountain.ts'
import { makeConsequence } from '../../core/consequence.ts'
import { findHikerPlace, greenPathGoal } from './goal.ts'
import { greenPathCostTerms } from './bot.ts'

/**
 * Green Path: a chain of grassy cards, each resting on the one before, must lead from row 1 to row 8 (RULES.md, 6.1; rulings A17
 * to A20).
 */
export const greenPath: Rule = {
  ...greenPathGoal,
  settings: [{ name: 'greenPath', values: [false, true], default: false }],
  preset: { name: 'green', options: { greenPath: true } },
  isOn: options => options.greenPath === true,

  scoreItems: ({ hiker }) =>
    hiker === undefined
      ? []
      : [{ name: 'greenPath', kind: 'goal', value: placeNamed(hiker ?? '')?.row ?? 0, of: ROW_NUMBER_BELOW_SUMMIT }],

  consequences({ before, after }) {
    const place = findHikerPlace(after.grid)
    if (!place || place.slot === findHikerPlace(before.grid)?.slot) return []
    return [makeConsequence('hikes', { slot: place.name, row: place.row, of: ROW_NUMBER_BELOW_SUMMIT })]
  },
  botCostTerms: greenPathCostTerms
}

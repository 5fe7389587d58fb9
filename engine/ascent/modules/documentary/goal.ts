import { type GoalStatus, type Rule } from '../../core/rule.ts'
import { type TableState, isMountainFinished } from '../../core/state.ts'
import { formatSequence } from '../../mountain/panoramas.ts'

/** Alpine Documentary's goal and its part of a view, which pages use without the rest of the rule (RULES.md, 6.2). */
export const documentaryGoal = {
  name: 'documentary',

  goal(open: TableState): GoalStatus {
    if (!open.panoramas.some(({ side }) => side === 'revealed')) return 'met'
    return isMountainFinished(open) ? 'lost' : 'open'
  },

  missingSteps: ({ panoramas }) => panoramas.filter(({ side }) => side === 'revealed').length,

  viewPart: ({ panoramas }) => ({
    panoramas: panoramas
      .filter(({ side }) => side !== 'hidden')
      .map(({ sequence, side }) => ({ sequence: formatSequence(sequence), isFilmed: side === 'filmed' }))
  })
} satisfies Rule

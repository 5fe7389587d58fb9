import { type Goal, type Rule } from '../../core/rule.ts'
import { type Open, isFinished } from '../../core/state.ts'
import { sequenceName } from '../../mountain/panoramas.ts'

/** What Alpine Documentary demands and what is seen of it. */
export const documentaryGoal = {
  name: 'documentary',

  goal(open: Open): Goal {
    if (!open.panoramas.some(({ side }) => side === 'revealed')) return 'met'
    return isFinished(open) ? 'lost' : 'open'
  },

  missing: ({ panoramas }) => panoramas.filter(({ side }) => side === 'revealed').length,

  shown: ({ panoramas }) => ({
    panoramas: panoramas
      .filter(({ side }) => side !== 'hidden')
      .map(({ sequence, side }) => ({ sequence: sequenceName(sequence), isFilmed: side === 'filmed' }))
  })
} satisfies Rule

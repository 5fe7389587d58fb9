import { queueEndOfTurn, insertBeforeRefill } from '../../core/turn.ts'
import type { RuleSampling } from '../../sample-state/rule-sampling.ts'
import { seatsDrawingUp } from '../../sample-state/guesses.ts'

export const rocksSampling: RuleSampling = {
  slice: ({ view: { rocks = null } }) => ({ rocks: { row: rocks === null ? null : rocks - 1 } }),
  atPhase: { rocks: (state, { view }) => queueEndOfTurn(state, seatsDrawingUp(view), [{ step: 'rocks' }]) },
  queueRest: state => (state.rocks?.row === null ? state : insertBeforeRefill(state, { step: 'rocks' }))
}

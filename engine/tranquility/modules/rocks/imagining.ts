import { endTurn, beforeRefill } from '../../core/turn.ts'
import type { Imagining } from '../../imagine/imagining.ts'
import { drawingUp } from '../../imagine/known.ts'

export const imagining: Imagining = {
  slice: ({ view: { rocks = null } }) => ({ rocks: { row: rocks === null ? null : rocks - 1 } }),
  at: { rocks: (state, { view }) => endTurn(state, drawingUp(view), [{ step: 'rocks' }]) },
  later: state => (state.rocks?.row === null ? state : beforeRefill(state, { step: 'rocks' }))
}

import { fixedLineMove } from '../../move-kit.ts'
import type { Move } from '../core/move.ts'
import { makeEvent } from '../core/state.ts'

/** Leaves the other die unused and ends the turn. */
export const dropOtherDieAndEndTurn: Move<'pass'> = {
  ...fixedLineMove('pass'),
  refusals: ({ phase }) => [phase === 'first' ? { code: 'MUST_ACT' } : null],
  apply: (state, seat) => ({ state: { ...state, phase: 'end' }, events: [makeEvent('passed', { seat })] })
}

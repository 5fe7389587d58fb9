import { fixedLineMove } from '../../move-kit.ts'
import type { Move } from '../core/move.ts'
import { makeEvent } from '../core/state.ts'

/** Ends the turn: the current flows, and the other seat's dice are rolled (RULES.md, 4.6). */
export const endTurn: Move<'end'> = {
  ...fixedLineMove('end'),
  phases: ['turn'],
  refusals: () => [],
  apply: (state, seat) => ({
    state: { ...state, grid: state.grid.map(cell => (cell?.half ? { ...cell, half: false } : cell)), phase: 'flow' },
    events: [makeEvent('ended', { seat })]
  })
}

import type { Move } from '../core/move.ts'
import { happened } from '../core/state.ts'

const END = { verb: 'end' } as const

/** The turn is over: the current flows, and the other seat's dice are rolled. */
export const endTurn: Move<'end'> = {
  verb: 'end',
  phases: ['turn'],
  read: ([verb, ...more]) => (verb === 'end' && more.length === 0 ? END : null),
  write: () => 'end',
  refuse: () => [],
  apply: (state, seat) => ({
    state: { ...state, grid: state.grid.map(cell => cell && { ...cell, half: false }), phase: 'flow' },
    events: [happened('ended', { seat })]
  }),
  choices: () => [{ verb: 'end', line: 'end', example: 'end' }]
}

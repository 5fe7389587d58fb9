import type { Move } from '../core/move.ts'
import { happened } from '../core/state.ts'

/** The other die is dropped. */
export const pass: Move<'pass'> = {
  verb: 'pass',
  read: ([verb, ...more]) => (verb === 'pass' && more.length === 0 ? { verb } : null),
  write: () => 'pass',
  refuse: ({ phase }) => [phase === 'first' ? { code: 'MUST_ACT' } : null],
  apply: (state, seat) => ({ state: { ...state, phase: 'end' }, events: [happened('passed', { seat })] }),
  actions: ({ phase }) => (phase === 'second' ? [{ verb: 'pass' }] : []),
  about: () => ({})
}

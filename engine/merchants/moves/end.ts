import type { Move } from '../core/move.ts'
import { happened, only } from '../core/state.ts'

const END = { verb: 'end' } as const

/** The turn is over: cards are drawn, and what the merchant's place brings comes to him. */
export const end: Move<'end'> = {
  verb: 'end',
  phase: 'play',
  read: ([verb, ...more]) => (verb === 'end' && more.length === 0 ? END : null),
  write: () => 'end',
  refuse: () => [],
  apply: (state, seat) => only({ ...state, phase: 'draw' }, happened('ended', { seat })),
  choices: () => [{ verb: 'end', line: 'end', try: 'end' }]
}

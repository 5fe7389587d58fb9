import type { Rule } from '../../core/rule.ts'
import { freeIslands } from '../../core/state.ts'
import { pilot } from './pilot.ts'

/** Rulebook (Pyramid): a Joker is an island of any value, or a Finish. */
export const jokers = {
  name: 'jokers',
  values: (state, card) => (card === 'J' ? freeIslands(state) : []),
  roles: { finish: 'J' },
  pilot,
  imagining: { poses: 'J' }
} satisfies Rule

import type { Rule } from '../../core/rule.ts'
import { unplacedIslands } from '../../core/state.ts'
import { jokersBot } from './bot.ts'

/** Rulebook (Pyramid): a Joker is an island of any value, or a Finish. */
export const jokers = {
  name: 'jokers',
  possibleIslands: (state, card) => (card === 'J' ? unplacedIslands(state) : []),
  standIns: { finish: 'J' },
  bot: jokersBot,
  sampling: { mayBeIsland: 'J' }
} satisfies Rule

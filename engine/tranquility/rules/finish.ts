import { bareMove } from '../bare.ts'
import type { Rule } from '../rule.ts'
import { end, endTurn, happened, openCells, playerAt, spend } from '../state.ts'

const playFinish = bareMove({
  verb: 'finish',
  during: 'turn',

  refuse(state, seat) {
    if (!playerAt(state, seat).hand.includes('F')) return { code: 'CARD_NOT_IN_HAND', facts: { card: 'F' } }
    const open = openCells(state)
    if (open > 0) return { code: 'FINISH_GRID_INCOMPLETE', facts: { open } }
    return state.startPlayed ? null : { code: 'FINISH_NO_START' }
  },

  apply: (state, seat) => ({
    state: endTurn(spend(state, seat, ['F'], []), [], [{ step: 'win' }]),
    events: [happened('finished', { seat })]
  })
})

/** Rulebook: once every cell is filled, a Finish card wins. */
export const finish = {
  name: 'finish',
  deck: ['F', 'F', 'F', 'F', 'F'],
  moves: [playFinish],
  pending: {
    win: { run: state => end(state, { outcome: 'won', why: 'WIN' }) }
  }
} satisfies Rule

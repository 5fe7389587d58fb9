import type { Action, Move, Rule } from '../rule.ts'
import { end, endTurn, happened, openCells, playerAt, spend } from '../state.ts'

interface Finish extends Action {
  readonly verb: 'finish'
}

const FINISH: Finish = { verb: 'finish' }

const playFinish: Move<Finish> = {
  verb: 'finish',
  during: 'turn',

  read: tokens => (tokens.length === 1 && tokens[0] === 'finish' ? FINISH : null),
  write: () => 'finish',

  refuse(state, seat) {
    if (!playerAt(state, seat).hand.includes('F')) return { code: 'CARD_NOT_IN_HAND', facts: { card: 'F' } }
    const open = openCells(state)
    if (open > 0) return { code: 'FINISH_GRID_INCOMPLETE', facts: { open } }
    if (!state.startPlayed) return { code: 'FINISH_NO_START' }
    return null
  },

  apply: (state, seat) => ({
    state: endTurn(spend(state, seat, ['F'], []), [], [{ step: 'win' }]),
    events: [happened('finished', { seat })]
  }),

  choices(state, seat) {
    return playFinish.refuse(state, seat, FINISH) ? [] : [{ verb: 'finish', line: 'finish', try: 'finish' }]
  }
}

/** Rulebook: once every cell is filled, a Finish card wins. */
export const finish = {
  name: 'finish',
  deck: ['F', 'F', 'F', 'F', 'F'],
  moves: [playFinish],
  pending: {
    win: { run: state => end(state, { outcome: 'won', why: 'WIN' }) }
  }
} satisfies Rule

import type { Seat, Step } from '../../game.ts'
import type { Reason } from '../codes.ts'
import type { Action, Move, Rule } from './rule.ts'
import type { State } from './state.ts'

/** The parts of a move whose line is its verb alone. */
interface VerbOnlyMove extends Pick<Move, 'verb' | 'during' | 'by'> {
  refuse(state: State, seat: Seat, rules: readonly Rule[]): Reason | null
  apply(state: State, seat: Seat): Step<State>
}

/** Makes a move whose line is its verb alone: offered whenever nothing refuses it. */
export function verbOnlyMove({ verb, refuse, apply, ...when }: VerbOnlyMove): Move {
  const action: Action = { verb }
  return {
    ...when,
    verb,
    read: tokens => (tokens.length === 1 && tokens[0] === verb ? action : null),
    write: () => verb,
    refuse: (state, seat, _, rules) => refuse(state, seat, rules),
    apply,
    choices: (state, seat, rules) => (refuse(state, seat, rules) ? [] : [{ verb, line: verb, example: verb }])
  }
}

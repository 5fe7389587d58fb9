import type { Choice, Seat, Step } from '../../game.ts'
import { moveOf, readAction } from '../../moves.ts'
import { playerAt } from '../../players.ts'
import { firstReason, Refusal } from '../../refusal.ts'
import { CODES, type Reason } from '../codes.ts'
import { MOVES } from '../moves/index.ts'
import { tokensOf } from '../sea/worms.ts'
import type { Action } from './move.ts'
import { decidingSeat, type State } from './state.ts'

export function parse(line: string): Action {
  return readAction(MOVES, line)
}

export function format(action: Action): string {
  return moveOf(MOVES, action.verb).write(action)
}

export function apply(state: State, seat: Seat, action: Action): Step<State> {
  const move = moveOf(MOVES, action.verb)
  const reason = refuseNow(state, seat, move.phases) ?? firstReason(CODES, move.refuse(state, seat, action))
  if (reason) throw new Refusal(reason.code, reason.facts)
  return move.apply(state, seat, action)
}

/** All that the seat may do now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  return MOVES.flatMap(move => (refuseNow(state, seat, move.phases) ? [] : move.choices(state, seat)))
}

/** What speaks against using a token or a shark, wherever: that it isn't one's turn, or that one has none such. */
export function whyUnplayable(state: State, seat: Seat, token: string): Reason | null {
  const player = playerAt(state, seat)
  const isHeld = token === 'sh' ? player.sharks > 0 : tokensOf(player).some(held => held === token)
  return refuseNow(state, seat, ['turn']) ?? (isHeld ? null : { code: 'NOT_ENOUGH_WORMS', facts: { paid: [token] } })
}

function refuseNow(state: State, seat: Seat, phases: readonly State['phase'][]): Reason | null {
  if (seat !== decidingSeat(state)) return { code: 'NOT_YOUR_TURN' }
  return phases.includes(state.phase) ? null : { code: 'WRONG_PHASE' }
}

import type { Seat } from '../../game.ts'
import { moveKit } from '../../move-kit.ts'
import { CODES, type Reason } from '../codes.ts'
import { enter } from '../moves/enter.ts'
import { exit } from '../moves/exit.ts'
import { innkeeper } from '../moves/innkeeper.ts'
import { move } from '../moves/move.ts'
import { pass } from '../moves/pass.ts'
import { readName, seatOf } from '../room/names.ts'
import { spent } from './dice.ts'
import type { Action, MoveTypes } from './move.ts'
import type { State } from './state.ts'

export const { parse, format, apply, applyLegal, choices, choicesOf, legalActions } = moveKit<MoveTypes>({
  codes: CODES,
  moves: { exit, enter, pass, innkeeper, move },
  refuseNow,
  after: ({ state, events }, _, action) => ({ state: afterAction(state, action), events })
})

/** The second action, if the other die is of any use; otherwise the turn is over. */
export function askedNext(state: State): State {
  const second: State = { ...state, phase: 'second' }
  const actions = legalActions(second, state.active)
  return actions.some(({ verb }) => verb !== 'pass') ? second : { ...state, phase: 'end' }
}

/** What speaks against a character, wherever: that it isn't one's turn, or that it is none of one's own. */
export function against(state: State, seat: Seat, char: string): Reason | null {
  const name = readName(char.toLowerCase())
  const isOwn = name !== null && seatOf(name) === seat
  return refuseNow(state, seat) ?? (isOwn ? null : { code: 'NOT_YOUR_CHARACTER', facts: { char } })
}

function refuseNow({ phase, active }: State, seat: Seat): Reason | null {
  if (seat !== active) return { code: 'NOT_YOUR_TURN' }
  return phase === 'first' || phase === 'second' ? null : { code: 'WRONG_PHASE' }
}

/** The die is spent, and what comes next is asked, unless the table has something to do first. */
function afterAction(state: State, action: Action): State {
  if (action.verb === 'pass') return state
  const paid = { ...state, used: spent(state.used, action.use) }
  return paid.phase === 'first' || paid.phase === 'second' ? askedNext(paid) : paid
}

import type { Seat } from '../../game.ts'
import { moveKit } from '../../move-kit.ts'
import { REFUSAL_CODES, type Reason } from '../codes.ts'
import { letGuestIn } from '../moves/enter.ts'
import { sendGuestHome } from '../moves/exit.ts'
import { sendInnkeeper } from '../moves/innkeeper.ts'
import { moveGuest } from '../moves/move.ts'
import { dropOtherDieAndEndTurn } from '../moves/pass.ts'
import { parseGuestNameToken, seatOfGuest } from '../room/names.ts'
import { withUseSpent } from './dice.ts'
import type { Action, TypesSharedByMoves } from './move.ts'
import type { State } from './state.ts'

const kit = moveKit<TypesSharedByMoves>({
  codes: REFUSAL_CODES,
  moves: {
    exit: sendGuestHome,
    enter: letGuestIn,
    pass: dropOtherDieAndEndTurn,
    innkeeper: sendInnkeeper,
    move: moveGuest
  },
  refuseNow,
  after: ({ state, events }, _, action) => ({ state: afterAction(state, action), events })
})

export const { parse, format, apply, applyLegal, choices, choicesOf, legalActions } = kit

const USING_A_DIE = ['move', 'innkeeper', 'enter', 'exit'] as const

/** The state in which the seat decides on the second action; or, if the other die has no legal use, the turn ends. */
export function askSecondActionOrEndTurn(state: State): State {
  const second: State = { ...state, phase: 'second' }
  return kit.hasLegalAction(second, state.active, USING_A_DIE) ? second : { ...state, phase: 'end' }
}

/** The reason why no choice uses a character: it isn't the seat's turn, or the character isn't its own. Null otherwise. */
export function refuseUntimelyOrForeignGuest(state: State, seat: Seat, char: string): Reason | null {
  const name = parseGuestNameToken(char.toLowerCase())
  const isOwn = name !== null && seatOfGuest(name) === seat
  return refuseNow(state, seat) ?? (isOwn ? null : { code: 'NOT_YOUR_CHARACTER', facts: { char } })
}

function refuseNow({ phase, active }: State, seat: Seat): Reason | null {
  if (seat !== active) return { code: 'NOT_YOUR_TURN' }
  return phase === 'first' || phase === 'second' ? null : { code: 'WRONG_PHASE' }
}

/** The state after an action, with its dice spent; the second action or the turn's end follows, unless the table must act first. */
function afterAction(state: State, action: Action): State {
  if (action.verb === 'pass') return state
  const paid = { ...state, used: withUseSpent(state.used, action.use) }
  return paid.phase === 'first' || paid.phase === 'second' ? askSecondActionOrEndTurn(paid) : paid
}

import type { Choice, Seat, Step } from '../../game.ts'
import { moveOf, readAction } from '../../moves.ts'
import { firstReason, Refusal } from '../../refusal.ts'
import { CODES, type Reason } from '../codes.ts'
import { readTerrain } from '../map/terrain.ts'
import { MOVES } from '../moves/index.ts'
import { refuseCards } from './cards.ts'
import type { Action } from './move.ts'
import { isSpent, type Phase, type State } from './state.ts'
import { beginTurn } from './turn.ts'

export function read(line: string): Action {
  return readAction(MOVES, line)
}

export function write(action: Action): string {
  return moveOf(MOVES, action.verb).write(action)
}

export function apply(state: State, seat: Seat, action: Action): Step<State> {
  const move = moveOf(MOVES, action.verb)
  const reason = refuseNow(state, seat, move.phase) ?? firstReason(CODES, move.refuse(state, seat, action))
  if (reason) throw new Refusal(reason.code, reason.facts)
  return move.apply(state, seat, action)
}

/** All that the seat may do now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  return MOVES.flatMap(move => (refuseNow(state, seat, move.phase) ? [] : move.choices(state, seat)))
}

/** What speaks against a card, wherever it might go: every tile of its terrain lies where it cannot be taken from. */
export function against(state: State, seat: Seat, name: string): Reason | null {
  const card = readTerrain(name.toLowerCase())
  const unheld: Reason = { code: 'CARD_NOT_IN_HAND', facts: { cards: [name] } }
  const refused = refuseNow(state, seat, 'play') ?? (card ? refuseCards(state, seat, [card]) : unheld)
  if (refused) return refused
  return choices(state, seat).some(({ subject }) => subject === card) ? null : { code: 'BAD_FROM' }
}

/** The present table as if the seat's turn had just begun. */
export function inTurn(state: State, seat: Seat): State {
  return beginTurn(state, seat).state
}

function refuseNow(state: State, seat: Seat, phase: Phase): Reason | null {
  if (seat !== state.active) return { code: 'NOT_YOUR_TURN' }
  return phase === state.phase && !isSpent(state) ? null : { code: 'WRONG_PHASE' }
}

import type { Choice, Seat, Step } from '../game.ts'
import { type Reason, Refusal, refuseFirst } from '../refusal.ts'
import { tokens } from '../notation.ts'
import { type Code, CODES } from './codes.ts'
import type { Action, Move } from './rule.ts'
import { MOVES, RULES } from './rules/index.ts'
import type { State } from './state.ts'

export function read(line: string): Action {
  const parts = tokens(line)
  for (const move of MOVES) {
    const action = move.read(parts)
    if (action) return action
  }
  throw new Refusal('BAD_ACTION', { line: parts.join(' ').slice(0, 40) })
}

export function write(action: Action): string {
  return moveOf(action).write(action)
}

export function apply(state: State, seat: Seat, action: Action): Step<State> {
  const move = moveOf(action)
  refuseFirst(CODES, [...hindrances(state, seat, move), move.refuse(state, seat, action)])
  return move.apply(state, seat, action)
}

/** All that the seat may do now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  return MOVES.flatMap(move => choicesOf(move, state, seat))
}

/** Whether the seat may do anything at all. */
export function hasChoice(state: State, seat: Seat): boolean {
  return MOVES.some(move => choicesOf(move, state, seat).length > 0)
}

function choicesOf(move: Move, state: State, seat: Seat): readonly Choice[] {
  return hindrances(state, seat, move).some(Boolean) ? [] : move.choices(state, seat)
}

function hindrances(state: State, seat: Seat, move: Move): (Reason<Code> | null)[] {
  return [
    move.during === 'turn' && seat !== state.active ? { code: 'NOT_YOUR_TURN' } : null,
    state.pending[0]?.step === move.during ? null : { code: 'WRONG_PHASE' },
    ...RULES.map(rule => rule.refuse?.(state, seat, move) ?? null)
  ]
}

function moveOf(action: Action): Move {
  const move = MOVES.find(({ verb }) => verb === action.verb)
  if (!move) throw new Error(`Cannot find the verb "${action.verb}"`)
  return move
}

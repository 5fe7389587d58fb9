import type { Choice, Seat, Step } from '../game.ts'
import { type Reason, Refusal, refuseFirst } from '../refusal.ts'
import { tokens } from '../notation.ts'
import { type Code, CODES } from './codes.ts'
import type { Action, Move } from './rule.ts'
import { MOVES, RULES } from './rules/index.ts'
import type { State } from './state.ts'

const HINDERING = RULES.filter(rule => rule.refuse)

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
  const others = HINDERING.map(rule => rule.refuse?.(state, seat, move) ?? null)
  refuseFirst(CODES, [untimely(state, seat, move), ...others, move.refuse(state, seat, action)])
  return move.apply(state, seat, action)
}

/** All that the seat may do now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  const all: Choice[] = []
  for (const move of MOVES) if (isOpen(state, seat, move)) all.push(...move.choices(state, seat))
  return all
}

/** Whether the seat may do anything at all. */
export function hasChoice(state: State, seat: Seat): boolean {
  return MOVES.some(move => isOpen(state, seat, move) && move.choices(state, seat).length > 0)
}

function isOpen(state: State, seat: Seat, move: Move): boolean {
  return !untimely(state, seat, move) && !HINDERING.some(rule => rule.refuse?.(state, seat, move))
}

function untimely(state: State, seat: Seat, move: Move): Reason<Code> | null {
  if (move.during === 'turn' && seat !== state.active) return { code: 'NOT_YOUR_TURN' }
  return state.pending[0]?.step === move.during ? null : { code: 'WRONG_PHASE' }
}

function moveOf(action: Action): Move {
  const move = MOVES.find(({ verb }) => verb === action.verb)
  if (!move) throw new Error(`Cannot find the verb "${action.verb}"`)
  return move
}

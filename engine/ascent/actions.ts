import { chain } from '../chain.ts'
import type { Choice, Seat, Step } from '../game.ts'
import { tokens } from '../notation.ts'
import { type Reason, Refusal } from '../refusal.ts'
import { without } from '../without.ts'
import type { Card } from './cards.ts'
import type { Code } from './codes.ts'
import type { Action, Move, Rule } from './rule.ts'
import { MOVES, rulesOf } from './rules/index.ts'
import { type State, handOf } from './state.ts'

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
  const reason = refuse(state, seat, action)
  if (reason) throw new Refusal(reason.code, reason.facts)
  const decided = moveOf(action).apply(state, seat, action)
  return chain(
    decided,
    rulesOf(state).map(rule => from => rule.after?.(from, action))
  )
}

/** All that the seat may do now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  const rules = rulesOf(state)
  return movesNow(state, seat, rules).flatMap(move => move.choices(state, seat, rules))
}

/** Whether the seat may do anything at all. */
export function hasChoice(state: State, seat: Seat): boolean {
  const rules = rulesOf(state)
  return movesNow(state, seat, rules).some(move => move.choices(state, seat, rules).length > 0)
}

function movesNow(state: State, seat: Seat, rules: readonly Rule[]): readonly Move[] {
  return refuseNow(state, seat) ? [] : rules.flatMap(rule => rule.moves ?? [])
}

function refuse(state: State, seat: Seat, action: Action): Reason<Code> | null {
  const rules = rulesOf(state)
  const move = moveOf(action)
  return (
    refuseNow(state, seat) ??
    (rules.some(rule => rule.moves?.includes(move)) ? null : { code: 'MODULE' }) ??
    refuseCards(handOf(state, seat), move.cards(action)) ??
    move.refuse(state, seat, action, rules)
  )
}

function refuseNow(state: State, seat: Seat): Reason<Code> | null {
  if (seat !== state.active) return { code: 'NOT_YOUR_TURN' }
  return state.phase === 'action' ? null : { code: 'WRONG_PHASE' }
}

function refuseCards(hand: readonly Card[], named: readonly Card[]): Reason<Code> | null {
  return without(hand, named) ? null : { code: 'CARD_NOT_IN_HAND', facts: { cards: named } }
}

function moveOf(action: Action): Move {
  const move = MOVES.find(({ verb }) => verb === action.verb)
  if (!move) throw new Error(`Cannot find the verb "${action.verb}"`)
  return move
}

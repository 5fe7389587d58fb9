import type { Choice, Seat, Step } from '../game.ts'
import { type Reason, Refusal, refuseFirst } from '../refusal.ts'
import { tokens } from '../notation.ts'
import { choicesOf, hindrances } from './asked.ts'
import { type Card, without } from './cards.ts'
import { type Code, CODES } from './codes.ts'
import type { Action, Move, Rule } from './rule.ts'
import { MOVES, rulesOf } from './rules/index.ts'
import { type State, playerAt } from './state.ts'

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
  const rules = rulesOf(state)
  const move = moveOf(action)
  const missing = unheld(state, seat, move, action)
  const own = isIn(rules, move) ? move.refuse(state, seat, action, rules) : (missing ?? unavailable(move, action))
  refuseFirst(CODES, [...hindrances(rules, state, seat, move), missing, own])
  const applied = move.apply(state, seat, action, rules)
  return move.during === 'turn' ? followed(applied, seat, action, rules) : applied
}

/** What the rules make of an action, one after the other. */
function followed(applied: Step<State>, seat: Seat, action: Action, rules: readonly Rule[]): Step<State> {
  return rules.reduce((step, rule) => {
    const more = rule.after?.(step.state, seat, action)
    return more ? { state: more.state, events: [...step.events, ...more.events] } : step
  }, applied)
}

/** All that the seat may do now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  return choicesOf(rulesOf(state), state, seat)
}

function isIn(rules: readonly Rule[], move: Move): boolean {
  return rules.some(({ moves }) => moves?.includes(move))
}

function unavailable(move: Move, action: Action): Reason<Code> {
  return { code: move.cards?.(action).includes('W') ? 'WILD_AS_UNAVAILABLE' : 'MODULE', facts: { verb: action.verb } }
}

function unheld(state: State, seat: Seat, move: Move, action: Action): Reason<Code> | null {
  const cards: readonly Card[] = move.cards?.(action) ?? []
  if (without(playerAt(state, seat).hand, cards)) return null
  const names = cards.map(String)
  return { code: 'CARD_NOT_IN_HAND', facts: names.length === 1 ? { card: names[0] ?? '' } : { cards: names } }
}

function moveOf(action: Action): Move {
  const move = MOVES.find(({ verb }) => verb === action.verb)
  if (!move) throw new Error(`Cannot find the verb "${action.verb}"`)
  return move
}

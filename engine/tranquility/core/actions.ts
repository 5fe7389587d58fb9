import { chainSteps } from '../../chain-steps.ts'
import type { Choice, Seat, Step } from '../../game.ts'
import { moveOf, readAction } from '../../moves.ts'
import { playerAt } from '../../players.ts'
import { firstReason, nearestReason, throwFirstReason } from '../../refusal.ts'
import { removeAll } from '../../multiset.ts'
import { choicesByRules, moveRefusals } from './rule-queries.ts'
import type { Card } from '../sea/cards.ts'
import { CODES, type Reason } from '../codes.ts'
import { readCardToken } from '../line.ts'
import type { Action, Move, Rule } from './rule.ts'
import { MOVES, rulesOf } from '../modules/index.ts'
import type { State } from './state.ts'

/** Parses a line into an action, by the first kind of action that can read it; throws a Refusal. */
export function parse(line: string): Action {
  return readAction(MOVES, line)
}

/** The line of an action. */
export function format(action: Action): string {
  return moveOf(MOVES, action.verb).write(action)
}

/** Applies an action to the state, or throws the reason against it that stands first in `CODES`. Draws nothing. */
export function apply(state: State, seat: Seat, action: Action): Step<State> {
  const rules = rulesOf(state)
  const move = moveOf(MOVES, action.verb)
  const missing = unheld(state, seat, move, action)
  const absent = isIn(rules, move) ? null : unavailable(move, action)
  const own = absent?.code === 'MODULE' ? null : move.refuse(state, seat, action, rules)
  throwFirstReason(CODES, [...moveRefusals(rules, state, seat, move), missing ?? absent, own])
  const applied = move.apply(state, seat, action, rules)
  if (move.during !== 'turn') return applied
  return chainSteps(applied, rules, (rule, from) => rule.afterAction?.(from, seat, action))
}

/** Every choice of the seat now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  return choicesByRules(rulesOf(state), state, seat)
}

/**
 * The reason against playing a card of the hand, of all places where it might go the one nearest to being allowed; null where
 * a choice takes the card.
 */
export function whyUnplayable(state: State, seat: Seat, name: string): Reason | null {
  const rules = rulesOf(state)
  const card = readCardToken(name.toLowerCase())
  if (card === null || !playerAt(state, seat).hand.includes(card))
    return { code: 'CARD_NOT_IN_HAND', facts: { card: name } }
  if (choicesByRules(rules, state, seat).some(({ subject }) => subject === String(card))) return null
  const moves = rules.flatMap(({ moves = [] }) => moves).filter(move => move.whyUnplayable)
  const reasons = moves.map(move =>
    firstReason(CODES, [
      ...moveRefusals(rules, state, seat, move),
      move.whyUnplayable?.(state, seat, card, rules) ?? null
    ])
  )
  return nearestReason(CODES, reasons)
}

function isIn(rules: readonly Rule[], move: Move): boolean {
  return rules.some(({ moves }) => moves?.includes(move))
}

/** The code against a move that the match lacks; a Wild in such a role is judged by its cell first (RULES.md, 4.4). */
function unavailable(move: Move, action: Action): Reason {
  return { code: move.isWild?.(action) ? 'WILD_AS_UNAVAILABLE' : 'MODULE', facts: { verb: action.verb } }
}

function unheld(state: State, seat: Seat, move: Move, action: Action): Reason | null {
  const cards: readonly Card[] = move.cards?.(action) ?? []
  if (removeAll(playerAt(state, seat).hand, cards)) return null
  const names = cards.map(String)
  return { code: 'CARD_NOT_IN_HAND', facts: names.length === 1 ? { card: names[0] ?? '' } : { cards: names } }
}

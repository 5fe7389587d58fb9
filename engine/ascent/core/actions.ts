import { chainSteps } from '../../chain-steps.ts'
import type { Choice, Seat, Step } from '../../game.ts'
import { moveOf, readAction } from '../../moves.ts'
import { Refusal, nearestReason } from '../../refusal.ts'
import { removeAll } from '../../multiset.ts'
import type { Card } from '../mountain/cards.ts'
import { CODES, type Reason } from '../codes.ts'
import { readCard } from '../line.ts'
import type { Action } from '../modules/slices.ts'
import { MOVES, rulesOf } from '../modules/index.ts'
import { type State, handOf } from './state.ts'

/** Parses a line into an action, by the first kind of action that can read it; throws a Refusal. */
export function parse(line: string): Action {
  return readAction(MOVES, line)
}

/** The line of an action. */
export function format(action: Action): string {
  return moveOf(MOVES, action.verb).write(action)
}

/** Applies an action to the state, or throws the reason against it. Draws nothing. */
export function apply(state: State, seat: Seat, action: Action): Step<State> {
  const reason = refuse(state, seat, action)
  if (reason) throw new Refusal(reason.code, reason.facts)
  const decided = moveOf(MOVES, action.verb).apply(state, seat, action)
  return chainSteps(decided, rulesOf(state), (rule, from) => rule.afterAction?.(from, action))
}

/** Every choice of the seat now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  const all: Choice[] = []
  for (const found of choicesByMove(state, seat)) all.push(...found)
  return all
}

/** Whether the seat has any choice now. */
export function hasChoice(state: State, seat: Seat): boolean {
  for (const found of choicesByMove(state, seat)) if (found.length > 0) return true
  return false
}

/**
 * The reason against playing a card of the hand: of all places where it might go, the one nearest to being allowed; null
 * where a choice takes it.
 */
export function whyUnplayable(state: State, seat: Seat, name: string): Reason | null {
  const card = readCard(name)
  if (!card || !handOf(state, seat).includes(card)) return { code: 'CARD_NOT_IN_HAND', facts: { cards: [name] } }
  if (choices(state, seat).some(({ subject }) => subject === card)) return null
  const rules = rulesOf(state)
  const moves = rules.flatMap(({ moves = [] }) => moves)
  const tries = moves.flatMap(({ tries }) => tries?.(state, card) ?? [])
  return nearestReason(
    CODES,
    tries.map(action => refuse(state, seat, action))
  )
}

function* choicesByMove(state: State, seat: Seat): Generator<readonly Choice[]> {
  if (refuseNow(state, seat)) return
  const rules = rulesOf(state)
  for (const { moves = [] } of rules) for (const move of moves) yield move.choices(state, seat, rules)
}

function refuse(state: State, seat: Seat, action: Action): Reason | null {
  const rules = rulesOf(state)
  const move = moveOf(MOVES, action.verb)
  return (
    refuseNow(state, seat) ??
    (rules.some(rule => rule.moves?.includes(move)) ? null : { code: 'MODULE' }) ??
    refuseCards(handOf(state, seat), move.cards(action)) ??
    move.refuse(state, seat, action, rules)
  )
}

function refuseNow(state: State, seat: Seat): Reason | null {
  if (seat !== state.active) return { code: 'NOT_YOUR_TURN' }
  return state.phase === 'action' ? null : { code: 'WRONG_PHASE' }
}

function refuseCards(hand: readonly Card[], named: readonly Card[]): Reason | null {
  return removeAll(hand, named) ? null : { code: 'CARD_NOT_IN_HAND', facts: { cards: named } }
}

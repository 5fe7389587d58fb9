import type { Consequence, Seat } from '../game.ts'
import { playerAt } from '../players.ts'
import { apply } from './core/actions.ts'
import { type AppliedAction, makeConsequence } from './core/consequence.ts'
import { countCardsDrawnBeforeNextDecision } from './core/draw.ts'
import { countOpenCells, type State } from './core/state.ts'
import { rulesOf } from './modules/index.ts'
import type { Action } from './modules/slices.ts'

/**
 * The consequences of an offered line, up to the cards that are drawn: its cost, its effects, and the number of cards drawn.
 */
export function consequences(state: State, seat: Seat, action: Action): readonly Consequence[] {
  const after = apply(state, seat, action).state
  const rules = rulesOf(state)
  const change = { before: state, after, seat, action, rules }
  return [
    ...ofPaying(change),
    ...ofFilling(change),
    ...rules.flatMap(rule => rule.consequences?.(change) ?? []),
    ...ofDrawing(change)
  ]
}

function ofPaying({ before, after, seat }: AppliedAction): readonly Consequence[] {
  const { hand, discarded } = playerAt(after, seat)
  const count = discarded - playerAt(before, seat).discarded
  return count > 0 ? [makeConsequence('pays', { seat, count, left: hand.length })] : []
}

function ofFilling({ before, after }: AppliedAction): readonly Consequence[] {
  const left = countOpenCells(after)
  return left < countOpenCells(before) ? [makeConsequence('fills', { left })] : []
}

function ofDrawing({ after, seat, rules }: AppliedAction): readonly Consequence[] {
  // Only a draw that comes next can be counted: a decision before it may change the count.
  const count = after.pending[0]?.step === 'draw' ? countCardsDrawnBeforeNextDecision(after, seat, rules) : 0
  return count > 0 ? [makeConsequence('draws', { seat, count, pile: playerAt(after, seat).pile.length - count })] : []
}

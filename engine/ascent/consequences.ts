import type { Consequence, Seat } from '../game.ts'
import { playerAt } from '../players.ts'
import { apply } from './core/actions.ts'
import { makeConsequence } from './core/consequence.ts'
import { type State, countUnfilledSlots, handOf } from './core/state.ts'
import { countPendingDraws, endMatchOrBeginRefill } from './core/turn.ts'
import { rulesOf } from './modules/index.ts'
import type { Action } from './modules/slices.ts'
import { PLACES_BELOW_SUMMIT } from './mountain/mountain.ts'

/** The consequences of an offered line, up to the next draw: its payment, the changes on the table, and an end of the match. */
export function consequences(state: State, seat: Seat, action: Action): readonly Consequence[] {
  const after = apply(state, seat, action).state
  return [
    ...ofPaying(after, seat, action),
    ...ofCovering(state, after),
    ...ofFilling(state, after),
    ...rulesOf(state).flatMap(rule => rule.consequences?.({ before: state, after, seat, action }) ?? []),
    ...ofResolving(after, seat)
  ]
}

function ofPaying(after: State, seat: Seat, action: Action): readonly Consequence[] {
  const count = 'payment' in action ? action.payment.length : 0
  return count > 0 ? [makeConsequence('pays', { seat, count, left: handOf(after, seat).length })] : []
}

function ofCovering({ buried }: State, after: State): readonly Consequence[] {
  const covered = PLACES_BELOW_SUMMIT.filter(({ slot }) => after.buried.includes(slot) && !buried.includes(slot))
  return covered.length > 0 ? [makeConsequence('covers', { slots: covered.map(({ name }) => name) })] : []
}

function ofFilling(before: State, after: State): readonly Consequence[] {
  const left = countUnfilledSlots(after)
  return left < countUnfilledSlots(before) ? [makeConsequence('fills', { left })] : []
}

/** The consequences once the action is resolved: the end of the match, or the cards that are drawn. */
function ofResolving(after: State, seat: Seat): readonly Consequence[] {
  const { result } = after.phase === 'resolve' ? endMatchOrBeginRefill(after).state : after
  if (result?.outcome === 'won') return [makeConsequence('wins', { seat })]
  const goals = rulesOf(after).flatMap(({ name, goal }) => (goal?.(after) === 'lost' ? [name] : []))
  if (result) return [makeConsequence('loses', { goals })]
  const count = countPendingDraws(after, seat)
  return count > 0 ? [makeConsequence('draws', { seat, count, deck: playerAt(after, seat).deck.length - count })] : []
}

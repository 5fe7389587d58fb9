import { removeAll } from '../../multiset.ts'
import type { PaidFor, Reason } from '../codes.ts'
import type { Card } from '../mountain/cards.ts'

/** The reason against an action with `cards` that the hand does not hold. */
export function refuseUnheld(hand: readonly Card[], cards: readonly Card[]): Reason | null {
  return removeAll(hand, cards) ? null : { code: 'CARD_NOT_IN_HAND', facts: { cards } }
}

/**
 * The reason against paying `paid` cards where `due` cards are due and the hand has `can` cards to pay with (RULES.md, 4.3;
 * ruling A10).
 */
export function refusePayment(due: number, can: number, paid: number, facts: PaidFor = {}): Reason | null {
  if (due > can) return { code: 'COST', facts: { ...facts, due, can } }
  return paid === due ? null : { code: 'PAY', facts: { ...facts, due, paid } }
}

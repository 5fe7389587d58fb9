import { removeEachOnce } from '../../multiset.ts'
import type { PaymentPurpose, Reason } from '../codes.ts'
import type { Card } from '../mountain/cards.ts'

/** The reason against using cards that the hand doesn't hold; null if it holds them all. */
export function refuseUnheld(hand: readonly Card[], cards: readonly Card[]): Reason | null {
  return removeEachOnce(hand, cards) ? null : { code: 'CARD_NOT_IN_HAND', facts: { cards } }
}

/**
 * The reason against paying `paid` cards where `due` cards are due and the hand has `payableCards` cards to pay with (RULES.md,
 * 4.3; ruling A10).
 */
export function refusePayment(
  due: number,
  payableCards: number,
  paid: number,
  facts: PaymentPurpose = {}
): Reason | null {
  if (due > payableCards) return { code: 'COST', facts: { ...facts, due, can: payableCards } }
  return paid === due ? null : { code: 'PAY', facts: { ...facts, due, paid } }
}

import type { Facts } from '../../game.ts'
import { removeEachOnce } from '../../multiset.ts'
import { type Card, discardableCards, isDiscardable } from './cards.ts'
import type { Reason } from '../codes.ts'

/** The reason against a cost that the hand can't pay, whichever cards are picked (ruling 22). */
export function refuseUnpayableCost(hand: readonly Card[], cost: number, facts: Facts): Reason | null {
  const can = discardableCards(hand).length
  return cost > can ? { code: 'COST_TOO_HIGH', facts: { ...facts, due: cost, can } } : null
}

/** The reason against paying a cost of `due` with the cards `pay` of the hand; `facts` name the card and cell paid for. */
export function refusePayment(hand: readonly Card[], due: number, pay: readonly Card[], facts: Facts): Reason | null {
  const tooHigh = refuseUnpayableCost(hand, due, facts)
  if (tooHigh) return tooHigh
  if (pay.length !== due) return { code: 'PAYMENT_COUNT', facts: { ...facts, due, paid: pay.length } }
  if (!removeEachOnce(hand, pay)) return { code: 'PAYMENT_INVALID', facts: { ...facts, paid: pay.map(String) } }
  return pay.every(isDiscardable) ? null : { code: 'MONSTER_UNDISCARDABLE' }
}

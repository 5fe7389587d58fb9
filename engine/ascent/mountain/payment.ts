import type { Facts } from '../../game.ts'
import type { Reason } from '../../refusal.ts'
import type { Code } from '../codes.ts'

/** What speaks against paying so many cards for what costs `due`, with `can` cards to pay from. */
export function refusePayment(due: number, can: number, paid: number, facts: Facts = {}): Reason<Code> | null {
  if (due > can) return { code: 'COST', facts: { ...facts, due, can } }
  return paid === due ? null : { code: 'PAY', facts: { ...facts, due, paid } }
}

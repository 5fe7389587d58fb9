import type { PaidFor, Reason } from '../codes.ts'

/** What speaks against paying so many cards for what costs `due`, with `can` cards to pay from. */
export function refusePayment(due: number, can: number, paid: number, facts: PaidFor = {}): Reason | null {
  if (due > can) return { code: 'COST', facts: { ...facts, due, can } }
  return paid === due ? null : { code: 'PAY', facts: { ...facts, due, paid } }
}

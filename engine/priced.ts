import type { Choice } from './game.ts'
import { writePicks } from './notation.ts'

/** Of the places (or ways), those whose price the cards can pay, as one choice; null where there is none. */
export function priced(
  choice: Pick<Choice, 'verb' | 'subject' | 'line'>,
  prices: readonly (readonly [place: string, price: number])[],
  from: readonly string[]
): Choice | null {
  const payable = prices.filter(([, price]) => price <= from.length)
  const [first] = payable
  if (!first) return null
  const [cheapest, least] = payable.reduce((best, other) => (other[1] < best[1] ? other : best), first)
  return {
    ...choice,
    at: Object.fromEntries(payable),
    pick: { from, least, most: Math.max(...payable.map(([, price]) => price)) },
    try: choice.line.replace('_', cheapest) + writePicks(from.slice(0, least))
  }
}

import type { Choice } from './game.ts'
import { writePicks } from './notation.ts'

/** Of the places (or ways), those whose price the cards can pay, as one choice; null where there is none. */
export function priced(
  choice: Pick<Choice, 'verb' | 'subject' | 'line'>,
  prices: readonly (readonly [place: string, price: number])[],
  from: readonly string[]
): Choice | null {
  const at: { [place: string]: number } = {}
  let [least, most, cheapest] = [Infinity, 0, '']
  for (const [place, price] of prices) {
    if (price > from.length) continue
    at[place] = price
    if (price < least) [least, cheapest] = [price, place]
    if (price > most) most = price
  }
  if (cheapest === '') return null
  const line = choice.line.replace('_', cheapest) + writePicks(from.slice(0, least))
  return { ...choice, at, ...(most > 0 && { pick: { from, least, most } }), try: line }
}

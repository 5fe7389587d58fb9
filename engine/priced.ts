import type { Choice } from './game.ts'
import { writePicks } from './notation.ts'

/** Of the places (or ways), those whose price the cards can pay, as one choice; null where there is none. */
export function priced(
  { verb, subject, line }: { readonly verb: string; readonly subject: string; readonly line: string },
  prices: readonly (readonly [place: string, price: number])[],
  from: readonly string[]
): Choice | null {
  const at: { [place: string]: number } = {}
  let least = Infinity
  let most = 0
  let cheapest = ''
  for (const [place, price] of prices) {
    if (price > from.length) continue
    at[place] = price
    if (price > most) most = price
    if (price >= least) continue
    least = price
    cheapest = place
  }
  if (cheapest === '') return null
  const cheapestLine = line.replace('_', cheapest)
  if (most === 0) return { verb, subject, line, at, try: cheapestLine }
  return { verb, subject, line, at, pick: { from, least, most }, try: cheapestLine + writePicks(from.slice(0, least)) }
}

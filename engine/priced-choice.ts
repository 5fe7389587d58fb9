import { choiceLine } from './choice.ts'
import type { Choice, Ways } from './game.ts'

/** Of the ways of one kind, those whose price the cards can pay, as one choice; null where there is none. */
export function choiceOfPricedWays(
  { verb, subject, line }: { readonly verb: string; readonly subject: string; readonly line: string },
  kind: Ways['kind'],
  prices: readonly (readonly [way: string, price: number])[],
  from: readonly string[]
): Choice | null {
  const at: { [way: string]: number } = {}
  let least = Infinity
  let most = 0
  let cheapest = ''
  for (const [way, price] of prices) {
    if (price > from.length) continue
    at[way] = price
    if (price > most) most = price
    if (price >= least) continue
    least = price
    cheapest = way
  }
  if (cheapest === '') return null
  const choice = {
    verb,
    subject,
    line,
    ways: { kind, at },
    example: choiceLine({ line }, cheapest, from.slice(0, least))
  }
  return most === 0 ? choice : { ...choice, pick: { from, least, most } }
}

import { type Candidate, cheapestLine, linesCheapestFirst } from '../../candidates.ts'
import { forEachWay } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import type { View } from '../view.ts'
import { botContext } from './context.ts'
import { valueOfWay, valueOfToken } from './values.ts'

/** The autopilot's line: the one with the highest value minus its price. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapestLine(candidatesOf(view, choices))
}

/** A line for each way of each choice, sorted by value minus price, the best first. */
export function candidateLinesBestFirst(view: View, choices: readonly Choice[]): readonly string[] {
  return linesCheapestFirst(candidatesOf(view, choices))
}

const NO_TOKENS: readonly string[] = []

/** All candidates: one for each way of each choice, paid with the tokens that are worth least to the seat. */
function candidatesOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const { taking, viewer, active } = view
  const context = botContext(view, viewer === 'watcher' ? (taking?.seat ?? active) : viewer)
  const cheapestFirst = memoizeWeak((tokens: readonly string[]) =>
    [...tokens].sort((one, other) => valueOfToken(context, one) - valueOfToken(context, other))
  )
  const all: Candidate[] = []
  for (const choice of choices) {
    const cheapest = cheapestFirst(choice.pick?.from ?? NO_TOKENS)
    forEachWay(choice, (way, price) => {
      let lost = 0
      for (const token of cheapest.slice(0, price)) lost += valueOfToken(context, token)
      const cost = lost - valueOfWay(context, choice, way)
      all.push({ choice, way, cards: cheapest, count: price, cost })
    })
  }
  return all
}

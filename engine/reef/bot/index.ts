import { cheapestCandidate, sortedByCost } from '../../candidates.ts'
import { choiceLine, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import type { View } from '../view.ts'
import { botContext } from './context.ts'
import { valueOfChoice, valueOfToken } from './values.ts'

/** The autopilot's line: the one with the highest value minus its price. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return lineOf(cheapestCandidate(candidatesOf(view, choices)))
}

/** A line for each way of each choice, sorted by value minus price, the best first. */
export function candidateLines(view: View, choices: readonly Choice[]): readonly string[] {
  return sortedByCost(candidatesOf(view, choices)).map(lineOf)
}

const NO_TOKENS: readonly string[] = []

/** A candidate whose line is not formatted yet, since most lines are never needed. */
interface UnwrittenCandidate {
  readonly choice: Choice
  readonly way: string
  readonly pay: readonly string[]
  readonly cost: number
}

function lineOf({ choice, way, pay }: UnwrittenCandidate): string {
  return choiceLine(choice, way, pay)
}

/** All candidates: one for each way of each choice, paid with the tokens that are worth least to the seat. */
function candidatesOf(view: View, choices: readonly Choice[]): readonly UnwrittenCandidate[] {
  const { taking, viewer, active } = view
  const context = botContext(view, viewer === 'watcher' ? (taking?.seat ?? active) : viewer)
  const cheapestFirst = memoizeWeak((tokens: readonly string[]) =>
    [...tokens].sort((one, other) => valueOfToken(context, one) - valueOfToken(context, other))
  )
  const all: UnwrittenCandidate[] = []
  for (const choice of choices) {
    const cheapest = cheapestFirst(choice.pick?.from ?? NO_TOKENS)
    for (const [way, price] of waysWithPrices(choice)) {
      const pay = cheapest.slice(0, price)
      let lost = 0
      for (const token of pay) lost += valueOfToken(context, token)
      all.push({ choice, way, pay, cost: lost - valueOfChoice(context, choice, way) })
    }
  }
  return all
}

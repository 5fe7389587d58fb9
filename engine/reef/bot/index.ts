import { sortedByCost, cheapestCandidate, type Candidate } from '../../candidates.ts'
import { choiceLine, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import type { View } from '../view.ts'
import { outlookOf } from './outlook.ts'
import { valueOfToken, valueOfChoice } from './values.ts'

/** The line with the highest value after its price. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapestCandidate(candidatesOf(view, choices)).line
}

/** A line for each way of each choice, the one with the highest value after its price first. */
export function candidateLines(view: View, choices: readonly Choice[]): readonly string[] {
  return sortedByCost(candidatesOf(view, choices)).map(({ line }) => line)
}

/** All candidates: a line for each way of each choice, paid with the tokens that are worth least to the seat. */
function candidatesOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const { taking, viewer, active } = view
  const outlook = outlookOf(view, viewer === 'watcher' ? (taking?.seat ?? active) : viewer)
  return choices.flatMap(choice => {
    const cheapest = cheapestFirst(choice.pick?.from ?? [], token => valueOfToken(outlook, token))
    return waysWithPrices(choice).map(([way, price]) => {
      const pay = cheapest.slice(0, price)
      const lost = pay.reduce((sum, token) => sum + valueOfToken(outlook, token), 0)
      return { line: choiceLine(choice, way, pay), cost: lost - valueOfChoice(outlook, choice, way) }
    })
  })
}

function cheapestFirst(tokens: readonly string[], loss: (token: string) => number): readonly string[] {
  return [...tokens].sort((one, other) => loss(one) - loss(other))
}

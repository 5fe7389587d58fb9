import { byCost, cheapest, type Candidate } from '../../candidates.ts'
import { choiceLine, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import type { View } from '../view.ts'
import { look } from './outlook.ts'
import { lossOf, valueOf } from './values.ts'

/** A sensible line: of all that may be done, what brings most beyond its price. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapest(playsOf(view, choices)).line
}

/** All that may be done, each way once, what brings most beyond its price first. */
export function lines(view: View, choices: readonly Choice[]): readonly string[] {
  return byCost(playsOf(view, choices)).map(({ line }) => line)
}

/** What is worth least to its seat pays. */
function playsOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const { taking, viewer, active } = view
  const outlook = look(view, viewer === 'watcher' ? (taking?.seat ?? active) : viewer)
  return choices.flatMap(choice => {
    const cheapest = cheapestFirst(choice.pick?.from ?? [], token => lossOf(outlook, token))
    return waysWithPrices(choice).map(([way, price]) => {
      const pay = cheapest.slice(0, price)
      const lost = pay.reduce((sum, token) => sum + lossOf(outlook, token), 0)
      return { line: choiceLine(choice, way, pay), cost: lost - valueOf(outlook, choice, way) }
    })
  })
}

function cheapestFirst(tokens: readonly string[], loss: (token: string) => number): readonly string[] {
  return [...tokens].sort((one, other) => loss(one) - loss(other))
}

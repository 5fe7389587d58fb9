import { waysWithPrices } from '../../../choice.ts'
import { type Mind, type Pilot, type Plays, lossOf, paidBy, spares, useOf } from '../../pilot/mind.ts'
import { strainAt } from '../../pilot/outlook.ts'

/** To place an island, where a cell may cost something besides its price and the strain on the sea. */
export function placing(tollAt: (cell: string, mind: Mind) => number = () => 0): Plays {
  return (choice, mind) => {
    const rest = spares(choice, mind)
    const { subject = '', as } = choice
    const lost = as ? useOf(mind, subject, false) : 0
    return waysWithPrices(choice).map(([cell, price]) => {
      const strain = strainAt(mind.sea, Number(as ?? subject), cell) + tollAt(cell, mind)
      const then = lossOf(rest.slice(0, choice.ways?.later?.[cell] ?? 0))
      return paidBy(choice, cell, rest.slice(0, price), lost + strain + then)
    })
  }
}

export const pilot: Pilot = { plays: { place: placing() } }

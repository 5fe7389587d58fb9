import { type Mind, type Pilot, type Ways, lossOf, paidBy, placesOf, spares, useOf } from '../../pilot/mind.ts'
import { strainAt } from '../../pilot/outlook.ts'

const STANDING_FOR = /^[A-Z]/

/** To place an island, where a cell may cost something besides its price and the strain on the sea. */
export function placing(tollAt: (cell: string, mind: Mind) => number = () => 0): Ways {
  return (choice, mind) => {
    const rest = spares(choice, mind)
    const { subject = '', line } = choice
    const [letter = ''] = STANDING_FOR.exec(subject) ?? []
    const lost = letter ? useOf(mind, letter, false) : 0
    return placesOf(choice).map(([cell, price]) => {
      const strain = strainAt(mind.sea, Number(subject.slice(letter.length)), cell) + tollAt(cell, mind)
      const then = lossOf(rest.slice(0, choice.later?.[cell] ?? 0))
      return paidBy(line.replace('_', cell), rest.slice(0, price), lost + strain + then)
    })
  }
}

export const pilot: Pilot = { ways: { place: placing() } }

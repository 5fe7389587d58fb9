import { fillLineTemplate, waysWithPrices } from '../../engine/choice.ts'
import type { WireChoice } from '../../schema/wire/choice.ts'

/** One thing that may be done, small enough to be answered by its number. */
export interface Suggestion {
  readonly choice: WireChoice
  /** Where, or how; '' where the choice leaves nothing open. */
  readonly way: string
  readonly price: number
  /** Its line, as far as it is decided. */
  readonly line: string
  /** How many cards must still be named behind the line. */
  readonly due: number
  /** Those that are in the line already, since there is nothing to choose. */
  readonly given: readonly string[]
}

/** Among ways of one price: the nearer a card belongs there, the smaller. */
export type Near = (choice: WireChoice, way: string) => number

const MOST = 9

/** At most nine, cheapest first: the best way of each choice, then the next ones. */
export function suggest(choices: readonly WireChoice[], near: Near): readonly Suggestion[] {
  const options = choices.map(choice => suggestionsOf(choice).sort(byPriceThenNear))
  const best = options.flatMap(([first]) => first ?? []).sort(byPrice)
  const others = options.flatMap(([, ...rest]) => rest).sort(byPriceThenNear)
  return [...best, ...others].slice(0, MOST).sort(byPriceThenChoice)

  function byPriceThenChoice(a: Suggestion, b: Suggestion): number {
    return byPrice(a, b) || choices.indexOf(a.choice) - choices.indexOf(b.choice)
  }
  function byPriceThenNear(a: Suggestion, b: Suggestion): number {
    return byPrice(a, b) || distance(a) - distance(b)
  }
  function distance({ choice, way }: Suggestion): number {
    return choice.ways ? near(choice, way) : 0
  }
}

/** The line that somebody means who answers with a number of the list (`3`, `3 -7 -9`) or with a line. */
export function readNumbered(suggestions: readonly Suggestion[], answer: string): string {
  const [number = '', ...cards] = answer.trim().split(/\s+/)
  const meant = /^[1-9]$/.test(number) ? suggestions[Number(number) - 1] : undefined
  return meant ? [meant.line, ...cards].join(' ').trim() : answer.trim()
}

function suggestionsOf(choice: WireChoice): Suggestion[] {
  return waysWithPrices(choice).map(([way, price]) => suggestion(choice, way, price))
}

function suggestion(choice: WireChoice, way: string, price: number): Suggestion {
  const from = choice.pick?.from ?? []
  // Who must give all that is there has nothing left to choose.
  if (price > 0 && price === from.length)
    return { choice, way, price, line: fillLineTemplate(choice, way, from), due: 0, given: from }
  return { choice, way, price, line: fillLineTemplate(choice, way), due: choice.pick ? price : 0, given: [] }
}

function byPrice(a: Suggestion, b: Suggestion): number {
  return a.price - b.price
}

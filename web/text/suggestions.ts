import type { Choice } from '../../engine/game.ts'

/** One thing that may be done, small enough to be answered by its number. */
export interface Suggestion {
  readonly choice: Choice
  /** Where, or in which way; null where the choice leaves nothing open. */
  readonly place: string | null
  readonly price: number
  /** Its line, as far as it is decided. */
  readonly line: string
  /** How many cards must still be named behind the line. */
  readonly due: number
}

/** Among places of one price: the nearer a card belongs there, the smaller. */
export type Near = (choice: Choice, place: string) => number

const MOST = 9

/** At most nine, cheapest first: the best place of each choice, then the next ones. */
export function suggest(choices: readonly Choice[], near: Near): readonly Suggestion[] {
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
  function distance({ choice, place }: Suggestion): number {
    return place === null ? 0 : near(choice, place)
  }
}

/** The line that somebody means who answers with a number of the list (`3`, `3 -7 -9`) or with a line. */
export function readNumbered(suggestions: readonly Suggestion[], answer: string): string {
  const [number = '', ...cards] = answer.trim().split(/\s+/)
  const meant = /^[1-9]$/.test(number) ? suggestions[Number(number) - 1] : undefined
  return meant ? [meant.line, ...cards].join(' ').trim() : answer.trim()
}

function suggestionsOf(choice: Choice): Suggestion[] {
  if (!choice.at) return [suggestion(choice, null, choice.pick?.least ?? 0)]
  return Object.entries(choice.at).map(([place, price]) => suggestion(choice, place, price))
}

function suggestion(choice: Choice, place: string | null, price: number): Suggestion {
  const line = place === null ? choice.line : choice.line.replace('_', place)
  const from = choice.pick?.from ?? []
  // Who must give all that is there has nothing left to choose.
  if (price > 0 && price === from.length) {
    return { choice, place, price, line: [line, ...from.map(card => `-${card}`)].join(' ').trim(), due: 0 }
  }
  return { choice, place, price, line, due: choice.pick ? price : 0 }
}

function byPrice(a: Suggestion, b: Suggestion): number {
  return a.price - b.price
}

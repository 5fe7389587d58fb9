import { hundredths } from './times.ts'

/** How many of so many matches were won, and between which rates the true one lies in 19 of 20 cases; all of a hundred. */
export interface Wins {
  readonly won: number
  readonly least: number
  readonly most: number
}

/** So many standard deviations to either side hold in 19 of 20 cases. */
const DEVIATIONS = 1.96

/** Wilson's interval: it holds for few matches too, and for rates near none and all. */
export function winsOf(won: number, matches: number): Wins {
  const rate = won / matches
  const doubt = DEVIATIONS ** 2 / matches
  const middle = (rate + doubt / 2) / (1 + doubt)
  const reach = (DEVIATIONS * Math.sqrt((rate * (1 - rate)) / matches + doubt / (4 * matches))) / (1 + doubt)
  return {
    won: hundredths(100 * rate),
    least: hundredths(100 * (middle - reach)),
    most: hundredths(100 * (middle + reach))
  }
}

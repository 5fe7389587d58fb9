import { cellAt } from '../sea/seas.ts'
import { wantedAt } from '../modules/day_night/sides.ts'
import { LAST_RESORT, MUST, NO_ISLAND } from './base.ts'
import { WRONG_SIDE } from './tolls.ts'
import { type Ways, paidBy, placesOf, spares } from './mind.ts'

/** Only what lies the wrong way up. */
const turn: Ways = (choice, { view, sea, ...mind }) => {
  const cards = spares(choice, { view, sea, ...mind }).slice(0, 1)
  return placesOf(choice).map(([cell]) => {
    const side = view.night?.includes(cell) ? 'night' : 'day'
    const isWrong = side !== wantedAt(cellAt(sea.sea, cell))
    return paidBy(choice.line.replace('_', cell), cards, isWrong ? NO_ISLAND - WRONG_SIDE : LAST_RESORT)
  })
}

const pay: Ways = (choice, mind) => [paidBy(choice.line, spares(choice, mind).slice(0, choice.pick?.least), 0)]

/** A Compass is good for nothing else. */
const clear: Ways = choice => placesOf(choice).map(([cell]) => ({ line: choice.line.replace('_', cell), burden: MUST }))

export const VARIANT_WAYS: { readonly [verb: string]: Ways } = { turn, pay, clear }

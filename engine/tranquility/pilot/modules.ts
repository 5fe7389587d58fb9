import { strainWithout } from './outlook.ts'
import { LAST_RESORT, NO_ISLAND } from './base.ts'
import { type Ways, paidBy, placesOf, spares } from './mind.ts'
import { openIn, rowsByOpenCells } from './rows.ts'

const MONSTER_GONE = 0.5

const keep: Ways = (choice, mind) => {
  const closed = openIn(mind, String(mind.view.rocks))
  return [paidBy(choice.line, spares(choice, mind).slice(0, choice.pick?.least), NO_ISLAND + closed)]
}

const monster: Ways = (choice, { sea }) => {
  const isWild = choice.subject !== 'M'
  // With the sea full, nobody wins before it is gone.
  const gain = isWild ? -LAST_RESORT : sea.open === 0 ? LAST_RESORT : MONSTER_GONE
  return placesOf(choice).map(([cell]) => ({
    line: choice.line.replace('_', cell),
    burden: strainWithout(sea, cell) - gain
  }))
}

export const MODULE_WAYS: { readonly [verb: string]: Ways } = { rocks: rowsByOpenCells, keep, monster }

import { LAST_RESORT } from '../../pilot/burdens.ts'
import { type Pilot, type Ways, placesOf } from '../../pilot/mind.ts'
import { strainWithout } from '../../pilot/outlook.ts'

const MONSTER_GONE = 0.5

const monster: Ways = (choice, { sea }) => {
  const isWild = choice.subject !== 'M'
  // With the sea full, nobody wins before it is gone.
  const gain = isWild ? -LAST_RESORT : sea.open === 0 ? LAST_RESORT : MONSTER_GONE
  return placesOf(choice).map(([cell]) => ({
    line: choice.line.replace('_', cell),
    burden: strainWithout(sea, cell) - gain
  }))
}

export const pilot: Pilot = { ways: { monster } }

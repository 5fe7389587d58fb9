import { choiceLine, waysWithPrices } from '../../../choice.ts'
import { LAST_RESORT } from '../../pilot/burdens.ts'
import type { Pilot, Plays } from '../../pilot/mind.ts'
import { strainWithout } from '../../pilot/outlook.ts'

const MONSTER_GONE = 0.5

const monster: Plays = (choice, { sea }) => {
  // With the sea full, nobody wins before it is gone.
  const gain = choice.as ? -LAST_RESORT : sea.open === 0 ? LAST_RESORT : MONSTER_GONE
  return waysWithPrices(choice).map(([cell]) => ({
    line: choiceLine(choice, cell),
    cost: strainWithout(sea, cell) - gain
  }))
}

export const pilot: Pilot = { plays: { monster } }

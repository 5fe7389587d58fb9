import { choiceLine, waysWithPrices } from '../../../choice.ts'
import { MUST } from '../../pilot/burdens.ts'
import { type Pilot, type Plays, paidBy, spares } from '../../pilot/mind.ts'

const COMPASS = 1

const pay: Plays = (choice, mind) => [paidBy(choice, '', spares(choice, mind).slice(0, choice.pick?.least), 0)]

/** A Compass is good for nothing else. */
const clear: Plays = choice => waysWithPrices(choice).map(([cell]) => ({ line: choiceLine(choice, cell), cost: MUST }))

export const pilot: Pilot = { plays: { pay, clear }, uses: { C: () => COMPASS } }

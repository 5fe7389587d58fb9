import { MUST } from '../../pilot/burdens.ts'
import { type Pilot, type Ways, paidBy, placesOf, spares } from '../../pilot/mind.ts'

const COMPASS = 1

const pay: Ways = (choice, mind) => [paidBy(choice.line, spares(choice, mind).slice(0, choice.pick?.least), 0)]

/** A Compass is good for nothing else. */
const clear: Ways = choice => placesOf(choice).map(([cell]) => ({ line: choice.line.replace('_', cell), burden: MUST }))

export const pilot: Pilot = { ways: { pay, clear }, uses: { C: () => COMPASS } }

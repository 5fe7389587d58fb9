import { NO_ISLAND } from '../../pilot/burdens.ts'
import { type Pilot, type Ways, paidBy, spares } from '../../pilot/mind.ts'

const discard: Ways = (choice, mind) => [
  paidBy(choice.line, spares(choice, mind).slice(0, choice.pick?.least), NO_ISLAND)
]

export const pilot: Pilot = { ways: { discard } }

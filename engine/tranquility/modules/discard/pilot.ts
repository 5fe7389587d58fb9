import { NO_ISLAND } from '../../pilot/burdens.ts'
import { type Pilot, type Plays, paidBy, spares } from '../../pilot/mind.ts'

const discard: Plays = (choice, mind) => [
  paidBy(choice, '', spares(choice, mind).slice(0, choice.pick?.least), NO_ISLAND)
]

export const pilot: Pilot = { plays: { discard } }

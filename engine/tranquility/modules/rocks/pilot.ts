import { NO_ISLAND } from '../../pilot/burdens.ts'
import { type Pilot, type Plays, paidBy, spares } from '../../pilot/mind.ts'
import { openIn, rowsByOpenCells } from '../../pilot/rows.ts'

const keep: Plays = (choice, mind) => {
  const closed = openIn(mind, String(mind.view.rocks))
  return [paidBy(choice, '', spares(choice, mind).slice(0, choice.pick?.least), NO_ISLAND + closed)]
}

export const pilot: Pilot = { plays: { rocks: rowsByOpenCells, keep } }

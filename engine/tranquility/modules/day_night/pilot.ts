import { waysWithPrices } from '../../../choice.ts'
import { LAST_RESORT, NO_ISLAND } from '../../pilot/burdens.ts'
import { type Mind, type Pilot, type Plays, paidBy, spares } from '../../pilot/mind.ts'
import { cellAt } from '../../sea/seas.ts'
import { placing } from '../islands/pilot.ts'
import { wantedAt } from './sides.ts'

/** A card that lies the wrong way up must be rotated: a turn and a card. */
const WRONG_SIDE = 0.4

/** Only what lies the wrong way up. */
const turn: Plays = (choice, { view, sea, ...mind }) => {
  const cards = spares(choice, { view, sea, ...mind }).slice(0, 1)
  return waysWithPrices(choice).map(([cell]) => {
    const side = view.night?.includes(cell) ? 'night' : 'day'
    const isWrong = side !== wantedAt(cellAt(sea.sea, cell))
    return paidBy(choice, cell, cards, isWrong ? NO_ISLAND - WRONG_SIDE : LAST_RESORT)
  })
}

function tollAt(cell: string, { view, sea }: Mind): number {
  return view.up === wantedAt(cellAt(sea.sea, cell)) ? 0 : WRONG_SIDE
}

export const pilot: Pilot = { sees: ({ up }) => up !== undefined, plays: { place: placing(tollAt), turn } }

import { cellAt } from '../sea/seas.ts'
import { wantedAt } from '../modules/day_night/sides.ts'
import type { View } from '../view.ts'
import type { Outlook } from './outlook.ts'

/** A card that lies the wrong way up must be rotated: a turn and a card. */
export const WRONG_SIDE = 0.4

/** What an island costs on that cell besides its price and the strain on the sea. */
export function tollAt({ up }: View, { sea }: Outlook, cell: string): number {
  return up !== undefined && up !== wantedAt(cellAt(sea, cell)) ? WRONG_SIDE : 0
}

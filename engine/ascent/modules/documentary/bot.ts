import { memoizeWeak } from '../../../memoize.ts'
import type { Grid } from '../../core/state.ts'
import { PLACES_BELOW_SUMMIT, type Place } from '../../mountain/mountain.ts'
import { parseSequence } from '../../mountain/panoramas.ts'
import { faceAt } from '../../mountain/values.ts'
import type { RuleCostTerms } from '../../bot/rule-cost-terms.ts'
import type { View } from '../../view.ts'

/** The values of a sequence with none, one, two and all three of its cards in place. */
const LYING: readonly number[] = [0, 1, 4, 10]

/** The terms that Alpine Documentary adds to the autopilot's costs. */
export const documentaryCostTerms: RuleCostTerms = {
  extraSearchCost: 0.6,
  shortfall: (grid, { panoramas }) =>
    panoramas ? sequencesLeft(panoramas).reduce((lack, sequence) => lack - filmable(grid, sequence), 0) : 0
}

/** The sequences that are not filmed yet. */
const sequencesLeft = memoizeWeak((panoramas: NonNullable<View['panoramas']>) =>
  panoramas.filter(({ isFilmed }) => !isFilmed).map(({ sequence }) => parseSequence(sequence))
)

/** The value of a sequence at the place where most of its cards lie. */
function filmable(grid: Grid, sequence: readonly number[]): number {
  let most = 0
  for (const place of PLACES_BELOW_SUMMIT) most = Math.max(most, lyingFrom(grid, place, sequence))
  return LYING[most] ?? 0
}

/**
 * How many cards of a sequence lie in place if it begins at a place; 0 if another card is in its way, the row has no room, or a
 * value is too low for the row.
 */
function lyingFrom(grid: Grid, { slot, row }: Place, sequence: readonly number[]): number {
  let lying = 0
  // Rows grow from the left: nothing lies to the right of an empty slot.
  if (grid[slot] === null) return 0
  let next = slot
  for (const value of sequence) {
    if (PLACES_BELOW_SUMMIT[next]?.row !== row || value < row) return 0
    const face = faceAt(grid, next++)
    if (face === null || face.kind === 'bridge') continue
    if (face.kind !== 'mountain' || face.value !== value) return 0
    lying++
  }
  return lying
}

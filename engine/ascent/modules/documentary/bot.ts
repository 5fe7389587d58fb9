import type { Grid } from '../../core/state.ts'
import { PLACES_BELOW_SUMMIT, type Place } from '../../mountain/mountain.ts'
import { parseSequence } from '../../mountain/panoramas.ts'
import { faceAt } from '../../mountain/values.ts'
import type { RuleBot } from '../../bot/rule-bot.ts'

/** The values of a sequence with none, one, two and all three of its cards in place. */
const LYING: readonly number[] = [0, 1, 4, 10]

/** The autopilot's part for Alpine Documentary. */
export const documentaryBot: RuleBot = {
  extraSearchCost: 0.5,
  shortfall: (grid, { panoramas = [] }) =>
    panoramas.reduce((lack, { sequence, isFilmed }) => (isFilmed ? lack : lack - filmable(grid, sequence)), 0)
}

/** The value of a sequence at the place where most of its cards lie. */
function filmable(grid: Grid, name: string): number {
  const sequence = parseSequence(name)
  return PLACES_BELOW_SUMMIT.reduce((best, place) => Math.max(best, LYING[lyingFrom(grid, place, sequence)] ?? 0), 0)
}

/**
 * How many cards of a sequence lie in place if it begins at a place; 0 if another card is in its way, the row has no room, or a
 * value is too low for the row.
 */
function lyingFrom(grid: Grid, { slot, row }: Place, sequence: readonly number[]): number {
  let lying = 0
  for (const [step, value] of sequence.entries()) {
    if (PLACES_BELOW_SUMMIT[slot + step]?.row !== row || value < row) return 0
    const face = faceAt(grid, slot + step)
    if (face === null || face.kind === 'bridge') continue
    if (face.kind !== 'mountain' || face.value !== value) return 0
    lying++
  }
  return lying
}

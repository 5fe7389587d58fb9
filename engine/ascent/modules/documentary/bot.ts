import type { Grid } from '../../core/state.ts'
import { PLACES_BELOW_SUMMIT, type Place } from '../../mountain/mountain.ts'
import { parseSequence } from '../../mountain/panoramas.ts'
import { faceAt } from '../../mountain/values.ts'
import type { RuleBot } from '../../bot/rule-bot.ts'

/** The values of no, one, two and all three cards of a sequence. */
const LYING: readonly number[] = [0, 1, 4, 10]

/** The autopilot's part for Alpine Documentary. */
export const documentaryBot: RuleBot = {
  extraSearchCost: 0.5,
  shortfall: (grid, { panoramas = [] }) =>
    panoramas.reduce((lack, { sequence, isFilmed }) => (isFilmed ? lack : lack - filmable(grid, sequence)), 0)
}

/** The value of a sequence at the place where most of it lies. */
function filmable(grid: Grid, name: string): number {
  const sequence = parseSequence(name)
  return PLACES_BELOW_SUMMIT.reduce((best, place) => Math.max(best, LYING[lyingFrom(grid, place, sequence)] ?? 0), 0)
}

/**
 * The number of cards of a sequence that lie from that place on; 0 where another card lies, or where the row has no room.
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

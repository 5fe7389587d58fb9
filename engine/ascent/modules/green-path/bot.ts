import { memoizeWeak } from '../../../memoize.ts'
import type { Grid } from '../../core/state.ts'
import { PLACES_BELOW_SUMMIT, ROW_NUMBER_BELOW_SUMMIT, type Place, placeAt } from '../../mountain/mountain.ts'
import { faceAt } from '../../mountain/values.ts'
import type { RuleCostTerms } from '../../bot/rule-cost-terms.ts'

// The gain for a row that the path has reached, and the costs of a row that leaves the path no, one or two places.
const PATH_ROW = 0.3
const FEW_WAYS: readonly number[] = [3, 0.3, 0.1]

/** The terms that Green Path adds to the autopilot's costs. */
export const greenPathCostTerms: RuleCostTerms = {
  extraSearchCost: 0.9,
  shortfall: (grid, { hiker }) => (hiker === undefined ? 0 : lackOfPath(grid))
}

/** The shortfall of the Green Path: how few rows it has reached, and how few places each row leaves it. */
const lackOfPath = memoizeWeak((grid: Grid): number => {
  const come = widths(place => terrainAt(grid, place) === 'G').filter(Boolean).length
  const ways = widths(place => mayBeGrassy(grid, place))
  return ways.reduce((lack, width) => lack + (FEW_WAYS[width] ?? 0), -PATH_ROW * come)
})

/** How many places of each row a path from row 1 can reach over places where `isOnPath` holds. */
function widths(isOnPath: (place: Place) => boolean): number[] {
  const counts = Array<number>(ROW_NUMBER_BELOW_SUMMIT).fill(0)
  const isReached = Array<boolean>(PLACES_BELOW_SUMMIT.length).fill(false)
  for (const place of PLACES_BELOW_SUMMIT) {
    const { slot, row, supports } = place
    if (row > 1 && !supports.some(below => isReached[below])) continue
    if (!isOnPath(place)) continue
    isReached[slot] = true
    counts[row - 1] = (counts[row - 1] ?? 0) + 1
  }
  return counts
}

/** Whether a place is grassy, or may become so: it has no terrain, and no grassy card lies left of it. */
function mayBeGrassy(grid: Grid, place: Place): boolean {
  const terrain = terrainAt(grid, place)
  if (terrain !== null) return terrain === 'G'
  return place.left === null || terrainAt(grid, placeAt(place.left)) !== 'G'
}

function terrainAt(grid: Grid, { slot }: Place): string | null {
  const face = faceAt(grid, slot)
  return face && 'terrain' in face ? face.terrain : null
}

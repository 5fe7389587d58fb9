import { memoizeWeak } from '../../../memoize.ts'
import type { Grid } from '../../core/state.ts'
import { ROW_BELOW_SUMMIT, type Place, placeAt, placesInRow } from '../../mountain/mountain.ts'
import { faceAt } from '../../mountain/values.ts'
import type { RuleBot } from '../../bot/rule-bot.ts'

// What weighs how much against a card: a row that the path has come up, and a row that has no, one or two ways for it.
const PATH_ROW = 0.3
const FEW_WAYS: readonly number[] = [3, 0.3, 0.1]

export const greenPathBot: RuleBot = {
  extraSearchCost: 0.5,
  shortfall: (grid, { hiker }) => (hiker === undefined ? 0 : lackOfPath(grid))
}

/** How badly the Green Path stands: how high it has come, and how many ways are left to it. */
const lackOfPath = memoizeWeak((grid: Grid): number => {
  const come = widths(place => terrainAt(grid, place) === 'G').filter(Boolean).length
  const ways = widths(place => mayBeGrassy(grid, place))
  return ways.reduce((lack, width) => lack + (FEW_WAYS[width] ?? 0), -PATH_ROW * come)
})

/** In each row, how many places a path over such places reaches. */
function widths(isOnPath: (place: Place) => boolean): number[] {
  const reached: (readonly Place[])[] = []
  for (let row = 1; row <= ROW_BELOW_SUMMIT; row++) {
    const below = reached.at(-1)
    const places = below ? [...new Set(below.flatMap(({ above }) => above))].map(placeAt) : placesInRow(row)
    reached.push(places.filter(isOnPath))
  }
  return reached.map(places => places.length)
}

function mayBeGrassy(grid: Grid, place: Place): boolean {
  const terrain = terrainAt(grid, place)
  if (terrain !== null) return terrain === 'G'
  return place.left === null || terrainAt(grid, placeAt(place.left)) !== 'G'
}

function terrainAt(grid: Grid, { slot }: Place): string | null {
  const face = faceAt(grid, slot)
  return face && 'terrain' in face ? face.terrain : null
}

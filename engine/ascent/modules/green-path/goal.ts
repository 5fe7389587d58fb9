import { ROW_NUMBER_BELOW_SUMMIT, type Place, placeAt, placesInRow } from '../../mountain/mountain.ts'
import type { GoalStatus, Rule } from '../../core/rule.ts'
import { type Grid, type TableState, isMountainFinished } from '../../core/state.ts'
import { faceAt } from '../../mountain/values.ts'

/** Green Path's goal and its part of a view, which pages use without the rest of the rule (RULES.md, 6.1). */
export const greenPathGoal = {
  name: 'greenPath',

  goal(open: TableState): GoalStatus {
    if (findHikerPlace(open.grid)?.row === ROW_NUMBER_BELOW_SUMMIT) return 'met'
    return isMountainFinished(open) ? 'lost' : 'open'
  },

  missingSteps: ({ grid }) => ROW_NUMBER_BELOW_SUMMIT - (findHikerPlace(grid)?.row ?? 0),
  viewPart: ({ grid }) => ({ hiker: findHikerPlace(grid)?.name ?? null })
} satisfies Rule

/**
 * The hiker's place: the highest that a chain of grassy cards from row 1 reaches, the leftmost if there are several; null without
 * a chain (ruling A20).
 */
export function findHikerPlace(grid: Grid): Place | null {
  let reached: readonly Place[] = []
  let next = grassyPlaces(grid, placesInRow(1))
  while (next.length > 0) {
    reached = next
    const above = new Set(reached.flatMap(place => place.above))
    next = grassyPlaces(grid, [...above].map(placeAt))
  }
  return reached[0] ?? null
}

/** The places whose card is grassy; a grassy Campfire is, too (ruling A19). */
function grassyPlaces(grid: Grid, places: readonly Place[]): Place[] {
  return places.filter(({ slot }) => {
    const face = faceAt(grid, slot)
    return face !== null && 'terrain' in face && face.terrain === 'G'
  })
}

import { type CardFace, type Terrain, printedFaceWithIbexOf } from './cards.ts'
import { type Slot, placeAt } from './mountain.ts'
import type { Grid } from '../core/state.ts'

/** The value and the terrain that a card next to a slot has to fit; null where its neighbour has none. */
export interface NeighbourValueAndTerrain {
  readonly value: number | null
  readonly terrain: Terrain | null
}

const NOTHING: NeighbourValueAndTerrain = { value: null, terrain: null }

/** The face of the card on top of a slot; null if the slot is null or empty. */
export function faceAt(grid: Grid, slot: Slot | null): CardFace | null {
  const card = slot === null ? null : (grid[slot] ?? null)
  return card === null ? null : printedFaceWithIbexOf(card)
}

/**
 * The value and the terrain that a slot shows to its neighbours: those printed on a mountain card, or a Campfire's
 * terrain with the value that it adopts (RULES.md, 2.4). Both are null for other cards and for no card.
 */
export function valueAndTerrainForNeighbours(grid: Grid, slot: Slot | null): NeighbourValueAndTerrain {
  const face = faceAt(grid, slot)
  if (face?.kind === 'mountain') return face
  return slot !== null && face?.kind === 'campfire'
    ? { value: adoptedCampfireValue(grid, slot), terrain: face.terrain }
    : NOTHING
}

/**
 * The value that a Campfire adopts: that of the nearest mountain card to its left as the row lies now, past Campfires and Bridges
 * (RULES.md, ruling A8); null if there is none.
 */
export function adoptedCampfireValue(grid: Grid, slot: Slot): number | null {
  for (let { left } = placeAt(slot); left !== null; { left } = placeAt(left)) {
    const face = faceAt(grid, left)
    if (face?.kind === 'mountain') return face.value
  }
  return null
}

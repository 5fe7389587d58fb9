import { type CardFace, faceOf } from './cards.ts'
import { type Slot, placeAt } from './mountain.ts'
import type { Grid } from '../core/state.ts'

export function faceAt(grid: Grid, slot: Slot | null): CardFace | null {
  const card = slot === null ? null : (grid[slot] ?? null)
  return card === null ? null : faceOf(card)
}

/** What a slot counts as for a card next to it; null where it has no value. */
export function valueForNeighbours(grid: Grid, slot: Slot | null): number | null {
  const face = faceAt(grid, slot)
  if (face?.kind === 'mountain') return face.value
  return slot !== null && face?.kind === 'campfire' ? campfireValue(grid, slot) : null
}

/**
 * The value of a Campfire: that of the nearest mountain card to its left as the row lies now, past Campfires and
 * Bridges (ruling A8); null where there is none.
 */
export function campfireValue(grid: Grid, slot: Slot): number | null {
  for (let { left } = placeAt(slot); left !== null; { left } = placeAt(left)) {
    const face = faceAt(grid, left)
    if (face?.kind === 'mountain') return face.value
  }
  return null
}

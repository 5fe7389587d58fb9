import { type CardFace, faceOf } from './cards.ts'
import { type Slot, placeAt } from './mountain.ts'
import type { Grid } from '../core/state.ts'

/** The face of the card on top of a slot; null if the slot is null or empty. */
export function faceAt(grid: Grid, slot: Slot | null): CardFace | null {
  const card = slot === null ? null : (grid[slot] ?? null)
  return card === null ? null : faceOf(card)
}

/**
 * The value with which a slot counts for its neighbours: a mountain card's own, a Campfire's adopted value, null otherwise
 * (RULES.md, 2.4).
 */
export function valueForNeighbours(grid: Grid, slot: Slot | null): number | null {
  const face = faceAt(grid, slot)
  if (face?.kind === 'mountain') return face.value
  return slot !== null && face?.kind === 'campfire' ? campfireValue(grid, slot) : null
}

/**
 * The value that a Campfire adopts: that of the nearest mountain card to its left as the row lies now, past Campfires and Bridges
 * (RULES.md, ruling A8); null if there is none.
 */
export function campfireValue(grid: Grid, slot: Slot): number | null {
  for (let { left } = placeAt(slot); left !== null; { left } = placeAt(left)) {
    const face = faceAt(grid, left)
    if (face?.kind === 'mountain') return face.value
  }
  return null
}

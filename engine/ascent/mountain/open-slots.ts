import type { Terrain } from './cards.ts'
import type { Reason } from '../codes.ts'
import { PLACES_BELOW_SUMMIT, type Place, placeNamed } from './mountain.ts'
import type { Grid } from '../core/state.ts'
import { faceAt, valueForNeighbours } from './values.ts'

/** A slot that a mountain card may be placed on, and what its neighbours ask of the card. */
export interface SlotSurroundings {
  readonly place: Place
  /** The values next door. */
  readonly neighbourValues: readonly number[]
  /** The terrains next door. */
  readonly neighbourTerrains: readonly Terrain[]
}

/** All slots where some mountain card might go: the next of each row, and the visible Bridges. */
export function findOpenSlots(grid: Grid): readonly SlotSurroundings[] {
  return PLACES_BELOW_SUMMIT.filter(place => !refuseClosedSlot(grid, place)).map(place => surroundingsAt(grid, place))
}

/** Where it is worth to try a card, if only to hear what speaks against it: the openings, or every slot once all are filled. */
export function placesToTry(grid: Grid): readonly Place[] {
  const open = findOpenSlots(grid)
  return open.length > 0 ? open.map(({ place }) => place) : PLACES_BELOW_SUMMIT
}

export function surroundingsAt(grid: Grid, place: Place): SlotSurroundings {
  const values: number[] = []
  const terrains: Terrain[] = []
  for (const side of [place.left, place.right]) {
    const face = faceAt(grid, side)
    if (face && 'terrain' in face) terrains.push(face.terrain)
    const value = valueForNeighbours(grid, side)
    if (value !== null) values.push(value)
  }
  return { place, neighbourValues: values, neighbourTerrains: terrains }
}

/** What speaks against any mountain card there. */
export function refuseClosedSlot(grid: Grid, place: Place): Reason | null {
  const top = grid[place.slot] ?? null
  if (top === null) return refuseUnsupported(grid, place)
  return top === 'BR' ? null : { code: 'OCCUPIED', facts: { slot: place.name, by: top } }
}

/** What speaks against any card on that empty slot: rows grow from the left, and each card rests on two. */
export function refuseUnsupported(grid: Grid, { name, left, supports }: Place): Reason | null {
  if (left !== null && isEmpty(left)) return { code: 'LEFT', facts: { slot: name } }
  return supports.some(isEmpty) ? { code: 'SUPPORT', facts: { slot: name } } : null

  function isEmpty(slot: number): boolean {
    return (grid[slot] ?? null) === null
  }
}

/** The place of that name, but for the Summit's; null where there is none. */
export function placeBelowSummit(name: string): Place | null {
  return PLACES_BELOW_SUMMIT.find(place => place.name === name) ?? null
}

/** What speaks against a name that is no lower place. */
export function refuseSlotName(name: string): Reason {
  return { code: placeNamed(name) ? 'SUMMIT_ONLY' : 'SLOT', facts: { slot: name } }
}

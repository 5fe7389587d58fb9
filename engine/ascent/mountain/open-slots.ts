import type { Terrain } from './cards.ts'
import type { Reason } from '../codes.ts'
import { PLACES_BELOW_SUMMIT, type Place, placeNamed } from './mountain.ts'
import type { Grid } from '../core/state.ts'
import { faceAt, valueForNeighbours } from './values.ts'

/** A slot with the values and terrains of its neighbours, which a card placed there must fit (RULES.md, 2.4, 4.4). */
export interface SlotSurroundings {
  readonly place: Place
  /** The values of the neighbours to the left and right, without those that have none, such as Bridges. */
  readonly neighbourValues: readonly number[]
  /** The terrains of neighbours with a terrain, Campfires included. */
  readonly neighbourTerrains: readonly Terrain[]
}

/**
 * The slots on which some mountain card might be placed: the next empty slot of each row, if both slots under it have cards, and
 * every visible Bridge.
 */
export function findOpenMountainSlots(grid: Grid): readonly SlotSurroundings[] {
  return PLACES_BELOW_SUMMIT.filter(place => !refuseClosedSlot(grid, place)).map(place => surroundingsAt(grid, place))
}

/** The places at which `whyUnplayable` tries a card: the open slots, or all slots once none is open. */
export function placesToTry(grid: Grid): readonly Place[] {
  const open = findOpenMountainSlots(grid)
  return open.length > 0 ? open.map(({ place }) => place) : PLACES_BELOW_SUMMIT
}

/** The surroundings of a place, open or not. */
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

/** The reason against any mountain card at a place: its slot is occupied by more than a Bridge, or lacks its support. */
export function refuseClosedSlot(grid: Grid, place: Place): Reason | null {
  const top = grid[place.slot] ?? null
  if (top === null) return refuseUnsupported(grid, place)
  return top === 'BR' ? null : { code: 'OCCUPIED', facts: { slot: place.name, by: top } }
}

/**
 * The reason against any card on an empty slot: rows grow from the left, and each card rests on two (RULES.md, 2.1, 2.2; rulings
 * A4, A5).
 */
export function refuseUnsupported(grid: Grid, { name, left, supports }: Place): Reason | null {
  if (left !== null && isEmpty(left)) return { code: 'LEFT', facts: { slot: name } }
  return supports.some(isEmpty) ? { code: 'SUPPORT', facts: { slot: name } } : null

  function isEmpty(slot: number): boolean {
    return (grid[slot] ?? null) === null
  }
}

/** The place of a name below the Summit; null if there is none. */
export function placeBelowSummit(name: string): Place | null {
  return PLACES_BELOW_SUMMIT.find(place => place.name === name) ?? null
}

/** The reason against a name that is no place below the Summit: it is the Summit's, or none at all. */
export function refuseSlotName(name: string): Reason {
  return { code: placeNamed(name) ? 'SUMMIT_ONLY' : 'SLOT', facts: { slot: name } }
}

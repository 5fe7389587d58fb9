import type { Reason } from '../codes.ts'
import { PLACES_BELOW_SUMMIT, type Place, type Slot, placeNamed } from './mountain.ts'
import type { Grid } from '../core/state.ts'
import { type NeighbourValueAndTerrain, valueAndTerrainForNeighbours } from './values.ts'

/** A slot with its neighbours to the left and right, which a card placed there must fit (RULES.md, 2.4, 4.4). */
export interface SlotSurroundings {
  readonly place: Place
  readonly left: NeighbourValueAndTerrain
  readonly right: NeighbourValueAndTerrain
}

/**
 * The slots on which some mountain card might be placed: the next empty slot of each row, if both slots under it have cards, and
 * every visible Bridge.
 */
export function findSlotsForMountainCards(grid: Grid): readonly SlotSurroundings[] {
  const open: SlotSurroundings[] = []
  for (const place of PLACES_BELOW_SUMMIT) if (!refuseClosedSlot(grid, place)) open.push(surroundingsAt(grid, place))
  return open
}

/** The places at which `whyNoChoiceUsesCard` tries a card: the open slots, or all slots once none is open. */
export function openPlacesElseAll(grid: Grid): readonly Place[] {
  const open = findSlotsForMountainCards(grid)
  return open.length > 0 ? open.map(({ place }) => place) : PLACES_BELOW_SUMMIT
}

/** The surroundings of a place, open or not. */
export function surroundingsAt(grid: Grid, place: Place): SlotSurroundings {
  return {
    place,
    left: valueAndTerrainForNeighbours(grid, place.left),
    right: valueAndTerrainForNeighbours(grid, place.right)
  }
}

/** The reason against any mountain card at a place: its slot is occupied by more than a Bridge, or lacks its support. */
export function refuseClosedSlot(grid: Grid, place: Place): Reason | null {
  const top = grid[place.slot] ?? null
  if (top === null) return refuseWithoutLeftOrSupports(grid, place)
  return top === 'BR' ? null : { code: 'OCCUPIED', facts: { slot: place.name, by: top } }
}

/**
 * The reason against any card on an empty slot: rows grow from the left, and each card rests on two (RULES.md, 2.1, 2.2; rulings
 * A4, A5).
 */
export function refuseWithoutLeftOrSupports(grid: Grid, { name, left, supports }: Place): Reason | null {
  if (left !== null && isEmpty(grid, left)) return { code: 'LEFT', facts: { slot: name } }
  for (const slot of supports) if (isEmpty(grid, slot)) return { code: 'SUPPORT', facts: { slot: name } }
  return null
}

function isEmpty(grid: Grid, slot: Slot): boolean {
  return (grid[slot] ?? null) === null
}

/** The place of a name below the Summit; null if there is none. */
export function placeBelowSummit(name: string): Place | null {
  return PLACES_BELOW_SUMMIT.find(place => place.name === name) ?? null
}

/** The reason against a name that is no place below the Summit: it is the Summit's, or none at all. */
export function reasonNameIsNoPlaceBelowSummit(name: string): Reason {
  return { code: placeNamed(name) ? 'SUMMIT_ONLY' : 'SLOT', facts: { slot: name } }
}

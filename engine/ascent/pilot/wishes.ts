import { cardsToClimb } from '../modules/wildlife/climb.ts'
import type { Herds } from '../modules/wildlife/ibexes.ts'
import { HIGHEST_ROW, LOWER, type Place, placeAt, placesIn } from '../mountain/mountain.ts'
import { sequenceOf } from '../mountain/panoramas.ts'
import type { Grid } from '../core/state.ts'
import { faceAt } from '../mountain/values.ts'
import type { View } from '../view.ts'

// What weighs how much against a card: a row that the path has come up, and a row that has no, one or two ways for it.
const PATH_ROW = 0.3
const FEW_WAYS: readonly number[] = [3, 0.3, 0.1]
/** A card that is still needed to bring ibexes up. */
const CLIMB = 0.6
/** Of a sequence lie no, one, two or all three cards. */
const LYING: readonly number[] = [0, 1, 4, 10]

/** What such a mountain lacks of all that the optional rules want to see on it. */
export function lackOn(grid: Grid, herds: Herds | undefined, { hiker, panoramas = [] }: View): number {
  const path = hiker === undefined ? 0 : lackOfPath(grid)
  const climb = herds ? CLIMB * cardsToClimb(herds) : 0
  return panoramas.reduce(
    (lack, { sequence, isFilmed }) => (isFilmed ? lack : lack - filmable(grid, sequence)),
    path + climb
  )
}

/** How badly the Green Path stands: how high it has come, and how many ways are left to it. */
function lackOfPath(grid: Grid): number {
  const come = widths(place => terrainAt(grid, place) === 'G').filter(Boolean).length
  const ways = widths(place => mayBeGrassy(grid, place))
  return ways.reduce((lack, width) => lack + (FEW_WAYS[width] ?? 0), -PATH_ROW * come)
}

/** In each row, how many places a path over such places reaches. */
function widths(isOnPath: (place: Place) => boolean): number[] {
  const reached: (readonly Place[])[] = []
  for (let row = 1; row <= HIGHEST_ROW; row++) {
    const below = reached.at(-1)
    const places = below ? [...new Set(below.flatMap(({ above }) => above))].map(placeAt) : placesIn(row)
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

/** What lies of a sequence, where most of it lies. */
function filmable(grid: Grid, name: string): number {
  const sequence = sequenceOf(name)
  return LOWER.reduce((best, place) => Math.max(best, LYING[lyingFrom(grid, place, sequence)] ?? 0), 0)
}

/** How many cards of a sequence lie from that place on; none where others lie, or where there is no room for it. */
function lyingFrom(grid: Grid, { slot, row }: Place, sequence: readonly number[]): number {
  let lying = 0
  for (const [step, value] of sequence.entries()) {
    if (LOWER[slot + step]?.row !== row || value < row) return 0
    const face = faceAt(grid, slot + step)
    if (face === null || face.kind === 'bridge') continue
    if (face.kind !== 'mountain' || face.value !== value) return 0
    lying++
  }
  return lying
}

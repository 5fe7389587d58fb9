/** A place of the pub: 0 is the door, 1 to 6 are the tables clockwise from it. */
export type Place = number & { readonly brand?: 'place' }

export const PLACE_COUNT = 7
export const DOOR: Place = 0
export const PLACES: readonly Place[] = Array.from({ length: PLACE_COUNT }, (_, place) => place)

/** The directions of a walk: clockwise, and counterclockwise, which is for dwarfs alone. */
export const WALK_DIRECTIONS = ['cw', 'ccw'] as const
export type WalkDirection = (typeof WALK_DIRECTIONS)[number]

/** The place that lies `steps` steps from another, around the circle (rulings 4 and 28). */
export function placeAfterSteps(place: Place, steps: number, dir: WalkDirection): Place {
  const forward = (dir === 'cw' ? steps : -steps) % PLACE_COUNT
  return (place + forward + PLACE_COUNT) % PLACE_COUNT
}

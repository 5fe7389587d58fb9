/** The door is 0, then tables 1 to 6 clockwise, then the door again. */
export type Place = number & { readonly mark?: 'place' }

export const PLACE_COUNT = 7
export const DOOR: Place = 0
export const PLACES: readonly Place[] = Array.from({ length: PLACE_COUNT }, (_, place) => place)

/** Clockwise, and the other way, which only dwarfs go. */
export const DIRECTIONS = ['cw', 'ccw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Where so many steps lead: ruling 4, ruling 28. */
export function placeAfterSteps(place: Place, steps: number, dir: Direction): Place {
  const forward = (dir === 'cw' ? steps : -steps) % PLACE_COUNT
  return (place + forward + PLACE_COUNT) % PLACE_COUNT
}

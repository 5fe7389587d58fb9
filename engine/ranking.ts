import type { Seat } from './game.ts'

/**
 * Ranks seats by their figures, highest first: by the first figure, among equals by the next, and so on. Seats equal in all
 * figures share a place; seats that gave up share the last place.
 */
export function rankSeats(
  figuresPerSeat: readonly (readonly number[])[],
  gaveUp: readonly Seat[] = []
): readonly (readonly Seat[])[] {
  const places: Seat[][] = []
  const stayed = [...figuresPerSeat.keys()].filter(seat => !gaveUp.includes(seat))
  for (const seat of stayed.sort((one, other) => compare(figuresPerSeat[one], figuresPerSeat[other]))) {
    const last = places.at(-1)
    const [equal] = last ?? []
    if (last && equal !== undefined && compare(figuresPerSeat[equal], figuresPerSeat[seat]) === 0) last.push(seat)
    else places.push([seat])
  }
  return gaveUp.length > 0 ? [...places, [...gaveUp]] : places
}

function compare(one: readonly number[] = [], other: readonly number[] = []): number {
  return one.map((figure, at) => (other[at] ?? 0) - figure).find(ahead => ahead !== 0) ?? 0
}

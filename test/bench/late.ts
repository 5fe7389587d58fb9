import type { Json, Seat } from '../../engine/game.ts'

const CELLS = 30

/** Late in a match of Tranquility: thirty islands lie, and one seat is awaited. */
export function isLate(view: Json, awaits: readonly Seat[]): boolean {
  const { cells } = view as { readonly cells: object }
  return Object.keys(cells).length >= CELLS && awaits.length === 1
}

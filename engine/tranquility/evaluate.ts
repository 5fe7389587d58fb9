import type { Seat } from '../game.ts'
import { type State, countOpenCells } from './core/state.ts'
import { pointsOfSeats } from './tables.ts'

/** So many points ahead or behind count as much as there can be. */
const MOST_AHEAD = 50

/** Together, how much of the sea is filled; against each other, how far the seat is ahead. */
export function evaluate(state: State, seat: Seat): number {
  const points = pointsOfSeats(state)
  if (!points) return 1 - countOpenCells(state) / state.cells.length
  const best = Math.max(...points.filter((_, other) => other !== seat))
  const ahead = ((points[seat] ?? 0) - best) / MOST_AHEAD
  return (1 + Math.max(-1, Math.min(1, ahead))) / 2
}

import type { Seat } from '../game.ts'
import { type State, countOpenCells } from './core/state.ts'
import { pointsPerSeatOrNull } from './tables.ts'

/** The lead in points that counts as 1; as large a deficit counts as 0. */
const MOST_AHEAD = 50

/** How near a state is to the seat's goal, from 0 to 1: the filled share of the sea or, in Competitive, the lead in points. */
export function evaluate(state: State, seat: Seat): number {
  const points = pointsPerSeatOrNull(state)
  if (!points) return 1 - countOpenCells(state) / state.cells.length
  const best = Math.max(...points.filter((_, other) => other !== seat))
  const ahead = ((points[seat] ?? 0) - best) / MOST_AHEAD
  return (1 + Math.max(-1, Math.min(1, ahead))) / 2
}

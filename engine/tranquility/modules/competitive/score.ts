import type { Seat } from '../../../game.ts'
import { rankSeats } from '../../../ranking.ts'

const PER_CARD = 2
const LEAST_RUN = 3

/** A seat's points, and the counts that they are made of or that break ties. */
export type SeatScore = {
  /** How many of its cards lie in the sea. */
  readonly placed: number
  readonly discarded: number
  /** How many of its cards lie in runs of three or more. */
  readonly inRuns: number
  /** The length of the seat's longest run, even if it is shorter than the three cards that earn points. */
  readonly longest: number
  readonly points: number
}

/** Each seat's score, from the owner of the card on each cell and each seat's number of discards. */
export function scorePerSeat(owners: readonly (Seat | null)[], discards: readonly number[]): SeatScore[] {
  return discards.map((discarded, seat) => {
    const runs = runsOf(owners, seat)
    const placed = sum(runs)
    const inRuns = sum(runs.filter(length => length >= LEAST_RUN))
    const points = PER_CARD * placed - discarded + inRuns
    return { placed, discarded, inRuns, longest: Math.max(0, ...runs), points }
  })
}

/** The seats from first to last; ties are broken by more cards in the sea, then fewer discards, then the longer run. */
export function rankSeatsByScore(scores: readonly SeatScore[]): readonly (readonly Seat[])[] {
  return rankSeats(scores.map(({ points, placed, discarded, longest }) => [points, placed, -discarded, longest]))
}

/** The length of each of the seat's runs, which are unbroken lines of its cards. */
function runsOf(owners: readonly (Seat | null)[], seat: Seat): number[] {
  const runs: number[] = []
  for (const [cell, owner] of owners.entries()) {
    if (owner !== seat) continue
    const goesOn = owners[cell - 1] === seat
    if (goesOn) runs.push((runs.pop() ?? 0) + 1)
    else runs.push(1)
  }
  return runs
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

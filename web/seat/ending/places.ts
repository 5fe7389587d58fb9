import type { Result, Seat } from '../../../engine/game.ts'

/** A seat's place in the end: equals share one, and those behind them come after all of them. */
export interface Place {
  readonly place: number
  readonly seat: Seat
  readonly score?: number | undefined
}

/** Who came where, the best first; empty where a match is not about that. */
export function places({ ranking = [], scores }: Result): readonly Place[] {
  return ranking.flatMap((seats, at) => {
    const place = 1 + ranking.slice(0, at).flat().length
    return seats.map(seat => ({ place, seat, score: scores?.[seat] }))
  })
}

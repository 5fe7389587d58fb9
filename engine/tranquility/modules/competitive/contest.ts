import type { Seat } from '../../../game.ts'
import { type SeatScore, scorePerSeat } from './score.ts'
import type { ContestState } from './slice.ts'
import type { State } from '../../core/state.ts'

/*
 * Owners of cells, the open row and the common deck of the competitive game.
 */

/** The competitive slice of a state; throws where the match has none. */
export function contestOrThrow({ contest }: State): ContestState {
  if (!contest) throw new Error('Cannot find a contest in this match')
  return contest
}

/** The state with some members of its competitive slice replaced. */
export function withContest(state: State, changed: Partial<ContestState>): State {
  return { ...state, contest: { ...contestOrThrow(state), ...changed } }
}

/** Each seat's score for the present sea and discards. */
export function currentScorePerSeat(state: State): readonly SeatScore[] {
  return scorePerSeat(
    contestOrThrow(state).owners,
    state.players.map(({ discarded }) => discarded)
  )
}

/** Each seat's points for the present sea and discards. */
export function currentPointsPerSeat(state: State): readonly number[] {
  return currentScorePerSeat(state).map(({ points }) => points)
}

/** The other of the two seats. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

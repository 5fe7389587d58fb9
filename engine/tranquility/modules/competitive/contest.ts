import type { Seat } from '../../../game.ts'
import { type Score, computeScores } from './score.ts'
import type { ContestState } from './slice.ts'
import type { State } from '../../core/state.ts'

/*
 * What the competitive game has on the table: whose card lies where, the open row and the common deck.
 */

export function contestOf({ contest }: State): ContestState {
  if (!contest) throw new Error('Cannot find a contest in this match')
  return contest
}

export function withContest(state: State, changed: Partial<ContestState>): State {
  return { ...state, contest: { ...contestOf(state), ...changed } }
}

export function currentScores(state: State): readonly Score[] {
  return computeScores(
    contestOf(state).owners,
    state.players.map(({ discarded }) => discarded)
  )
}

export function currentPoints(state: State): readonly number[] {
  return currentScores(state).map(({ points }) => points)
}

/** The seats take turns. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

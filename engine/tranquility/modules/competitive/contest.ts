import type { Seat } from '../../../game.ts'
import { type Score, scoresOf } from './score.ts'
import type { Contest } from './slice.ts'
import type { State } from '../../core/state.ts'

/*
 * What the competitive game has on the table: whose card lies where, the open row and the common deck.
 */

export function contestOf({ contest }: State): Contest {
  if (!contest) throw new Error('Cannot find a contest in this match')
  return contest
}

export function withContest(state: State, changed: Partial<Contest>): State {
  return { ...state, contest: { ...contestOf(state), ...changed } }
}

export function scoresIn(state: State): readonly Score[] {
  return scoresOf(
    contestOf(state).owners,
    state.players.map(({ discarded }) => discarded)
  )
}

export function pointsIn(state: State): readonly number[] {
  return scoresIn(state).map(({ points }) => points)
}

/** The seats take turns. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

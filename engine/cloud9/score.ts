import type { Result, Seat } from '../game.ts'
import { rankSeats } from '../ranking.ts'
import type { State } from './state.ts'

/** Whoever has so many points ends the match. */
export const POINTS_TO_END = 50

/** All seats by points, then by cards in hand (ruling 15). */
export function rankPlayers({ players }: State, gaveUp: readonly Seat[] = []): readonly (readonly Seat[])[] {
  return rankSeats(
    players.map(({ score, hand }) => [score, hand.length]),
    gaveUp
  )
}

export function scoresOf({ players }: State): readonly number[] {
  return players.map(({ score }) => score)
}

/** Whoever gives up is last; where all agreed to stop, nobody is anything. */
export function resultWhenStopped(state: State, gaveUp: readonly Seat[]): Result {
  const stopped = { outcome: 'stopped', why: 'STOPPED', scores: scoresOf(state) } as const
  return gaveUp.length === 0 ? stopped : { ...stopped, ranking: rankPlayers(state, gaveUp) }
}

import { ENDED_EARLY } from '../end-reasons.ts'
import type { Result, Seat } from '../game.ts'
import { rankSeats } from '../ranking.ts'
import type { State } from './state.ts'

/** How many points a seat needs to end the match (RULES.md, 4.8). */
export const POINTS_TO_END = 50

/** Ranks seats by points, then cards in hand; equal seats share a place (RULES.md, 5; ruling 15). Those that gave up are last. */
export function rankSeatsByPointsThenHand(
  { players }: State,
  gaveUp: readonly Seat[] = []
): readonly (readonly Seat[])[] {
  return rankSeats(
    players.map(({ score, hand }) => [score, hand.length]),
    gaveUp
  )
}

/** The points of each seat, in seat order. */
export function pointsPerSeat({ players }: State): readonly number[] {
  return players.map(({ score }) => score)
}

/** The result of an early end: seats that gave up come last; without a ranking if all agreed to stop. */
export function resultWhenEndedEarly(state: State, gaveUp: readonly Seat[]): Result {
  const stopped = { outcome: 'stopped', why: ENDED_EARLY, scores: pointsPerSeat(state) } as const
  return gaveUp.length === 0 ? stopped : { ...stopped, ranking: rankSeatsByPointsThenHand(state, gaveUp) }
}

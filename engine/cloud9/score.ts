import type { Result, Seat } from '../game.ts'
import type { State } from './state.ts'

/** Whoever has so many points ends the match. */
export const ENOUGH = 50

/** All seats by points, then by cards in hand; equals share a place (ruling 15). */
export function ranking(
  state: State,
  seats: readonly Seat[] = [...state.players.keys()]
): readonly (readonly Seat[])[] {
  const places: Seat[][] = []
  for (const seat of [...seats].sort((one, other) => compare(state, one, other))) {
    const last = places.at(-1)
    const [equal] = last ?? []
    if (last && equal !== undefined && compare(state, equal, seat) === 0) last.push(seat)
    else places.push([seat])
  }
  return places
}

export function scoresOf({ players }: State): readonly number[] {
  return players.map(({ score }) => score)
}

/** Whoever gives up is last; where all agreed to stop, nobody is anything. */
export function stop(state: State, gaveUp: readonly Seat[]): Result {
  const stopped = { outcome: 'stopped', why: 'STOPPED', scores: scoresOf(state) } as const
  if (gaveUp.length === 0) return stopped
  const others = [...state.players.keys()].filter(seat => !gaveUp.includes(seat))
  return { ...stopped, ranking: [...ranking(state, others), [...gaveUp]] }
}

function compare({ players }: State, one: Seat, other: Seat): number {
  const [first, second] = [players[one], players[other]]
  return first && second ? second.score - first.score || second.hand.length - first.hand.length : 0
}

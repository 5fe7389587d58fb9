import type { Result, Seat } from '../game.ts'
import { playerAt } from '../players.ts'
import { goldOf, type State } from './core/state.ts'

/** The gold of each seat: what its coins are worth, not how many there are (ruling 19). */
export function scores(state: State): readonly number[] {
  return state.players.map(goldOf)
}

/** The seats by gold, most first; those with as much share a place. */
export function ranking(
  state: State,
  seats: readonly Seat[] = [...state.players.keys()]
): readonly (readonly Seat[])[] {
  const goldAt = (seat: Seat) => goldOf(playerAt(state, seat))
  const sums = [...new Set(seats.map(goldAt))].sort((one, other) => other - one)
  return sums.map(gold => seats.filter(seat => goldAt(seat) === gold))
}

/** Whoever gives up is last; of all others, and where all agreed, gold decides (RULES.md, 5). */
export function stop(state: State, gaveUp: readonly Seat[]): Result {
  const others = [...state.players.keys()].filter(seat => !gaveUp.includes(seat))
  const last = gaveUp.length > 0 ? [[...gaveUp]] : []
  return { outcome: 'stopped', why: 'STOPPED', ranking: [...ranking(state, others), ...last], scores: scores(state) }
}

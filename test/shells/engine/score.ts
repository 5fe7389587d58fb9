import type { Result, Seat } from '../../../engine/game.ts'
import { type Kind, type State, isOver } from './state.ts'

export function wishesOf({ players }: State): readonly Kind[] {
  return players.map(({ wish }) => wish)
}

/** One point for each shell, and two more for each of the own wish. */
export function scores({ players }: State): readonly number[] {
  return players.map(({ wish, basket }) => basket.length + 2 * basket.filter(shell => shell === wish).length)
}

/** Points, and behind them how many kinds, of which there are fewer than ten. */
function worths(state: State): readonly number[] {
  const points = scores(state)
  return state.players.map(({ basket }, seat) => 10 * (points[seat] ?? 0) + new Set(basket).size)
}

function ranking(state: State, seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const all = worths(state)
  const steps = [...new Set(seats.map(seat => all[seat] ?? 0))].sort((a, b) => b - a)
  return steps.map(step => seats.filter(seat => all[seat] === step))
}

export function result(state: State): Result | null {
  const all = [...state.players.keys()]
  return isOver(state)
    ? { outcome: 'ranked', why: 'COUNTED', ranking: ranking(state, all), scores: scores(state) }
    : null
}

/** Who gave up comes last. */
export function stop(state: State, gaveUp: readonly Seat[]): Result {
  const stayed = [...state.players.keys()].filter(seat => !gaveUp.includes(seat))
  const last = gaveUp.length > 0 ? [gaveUp] : []
  return { outcome: 'stopped', why: 'STOPPED', ranking: [...ranking(state, stayed), ...last], scores: scores(state) }
}

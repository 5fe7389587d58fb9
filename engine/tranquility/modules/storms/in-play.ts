import type { Seat } from '../../../game.ts'
import type { Slices } from '../slices.ts'
import type { StormColour, StormName } from './slice.ts'
import { type StoppingCard, type State, replaceFirstStep } from '../../core/state.ts'

/*
 * The Storms in play, and those that have been drawn and wait.
 */

const NONE: NonNullable<Slices['storms']> = { active: [], seen: { Y: 0, P: 0, O: 0 } }

export function stormsOf(state: State): NonNullable<Slices['storms']> {
  return state.storms ?? NONE
}

export function stormColour(name: StormName): StormColour {
  return name.startsWith('Y') ? 'Y' : name.startsWith('P') ? 'P' : 'O'
}

/** Whether a Storm of that colour lies before the seat. */
export function isUnderStorm(state: State, seat: Seat, colour: 'Y' | 'O'): boolean {
  return stormsOf(state).active.some(storm => storm.colour === colour && storm.seat === seat)
}

/** The Storms that have been drawn and not yet answered. */
export function waitingStorms({ pending: [now] }: State): readonly StoppingCard[] {
  return now?.step === 'draw' ? (now.shown ?? []) : []
}

/** The Storm that the seat has drawn and not yet answered. */
export function stormWaitingFor(state: State, seat: Seat): StormName | null {
  return waitingStorms(state).find(shown => shown.seat === seat)?.storm ?? null
}

/** Whether the seat draws beside those that wait: which cards, nobody has seen. */
export function isStillDrawing({ pending: [now] }: State, seat: Seat): boolean {
  return now?.step === 'draw' && now.seats.includes(seat) && !now.shown?.some(shown => shown.seat === seat)
}

/** All that a Compass could lift: in play, or drawn and not yet answered. */
export function liftableStorms(state: State): StormName[] {
  return [...stormsOf(state).active.map(({ name }) => name), ...waitingStorms(state).map(({ storm }) => storm)]
}

/** Its owner's drawing stops. */
export function addWaitingStorm(state: State, shown: StoppingCard): State {
  return withWaitingStorms(state, [...waitingStorms(state), shown])
}

/** Its owner's drawing goes on. */
export function removeWaitingStorm(state: State, name: string): State {
  return withWaitingStorms(
    state,
    waitingStorms(state).filter(({ storm }) => storm !== name)
  )
}

/** The Storm leaves the game, wherever it is. */
export function removeStorm(state: State, name: string): State {
  const { active, seen } = stormsOf(state)
  const storms = { active: active.filter(storm => storm.name !== name), seen }
  return removeWaitingStorm({ ...state, storms }, name)
}

function withWaitingStorms(state: State, shown: readonly StoppingCard[]): State {
  const [now] = state.pending
  return now?.step === 'draw' ? replaceFirstStep(state, [{ ...now, shown }]) : state
}

import type { Seat } from '../../../game.ts'
import type { Slices } from '../slices.ts'
import type { StormColour, StormName } from './slice.ts'
import { type CardStoppingDraw, type State, replaceFirstStep } from '../../core/state.ts'

/*
 * The Storms in play, and drawn Storms that wait for an answer.
 */

const NONE: NonNullable<Slices['storms']> = { active: [], seen: { Y: 0, P: 0, O: 0 } }

/** The Storm slice of a state; an empty one if the match has no Storms. */
export function stormsOrNone(state: State): NonNullable<Slices['storms']> {
  return state.storms ?? NONE
}

/** The colour of a Storm, from its name. */
export function stormColour(name: StormName): StormColour {
  return name.startsWith('Y') ? 'Y' : name.startsWith('P') ? 'P' : 'O'
}

/** Whether a Storm of the colour lies before the seat. */
export function isSeatUnderStorm(state: State, seat: Seat, colour: 'Y' | 'O'): boolean {
  return stormsOrNone(state).active.some(storm => storm.colour === colour && storm.seat === seat)
}

/** The drawn Storms that wait for an answer, each with its seat. */
export function waitingStorms({ pending: [now] }: State): readonly CardStoppingDraw[] {
  return now?.step === 'draw' ? (now.shown ?? []) : []
}

/** The name of the drawn Storm that waits for the seat's answer; null if none does. */
export function stormWaitingForSeatOrNull(state: State, seat: Seat): StormName | null {
  return waitingStorms(state).find(shown => shown.seat === seat)?.storm ?? null
}

/** The names of all Storms that a Compass could remove: in play, or drawn and waiting for an answer. */
export function namesOfActiveAndWaitingStorms(state: State): StormName[] {
  return [...stormsOrNone(state).active.map(({ name }) => name), ...waitingStorms(state).map(({ storm }) => storm)]
}

/** Adds a drawn Storm that waits for an answer; its seat's drawing stops. */
export function addWaitingStorm(state: State, storm: CardStoppingDraw): State {
  return withWaitingStorms(state, [...waitingStorms(state), storm])
}

/** Removes a drawn Storm that waits for an answer; its seat's drawing continues. */
export function removeWaitingStorm(state: State, stormName: string): State {
  return withWaitingStorms(
    state,
    waitingStorms(state).filter(({ storm }) => storm !== stormName)
  )
}

/** Takes a Storm out of the game, whether it is in play or waits for an answer. */
export function removeStorm(state: State, stormName: string): State {
  const { active, seen } = stormsOrNone(state)
  const storms = { active: active.filter(storm => storm.name !== stormName), seen }
  return removeWaitingStorm({ ...state, storms }, stormName)
}

function withWaitingStorms(state: State, shown: readonly CardStoppingDraw[]): State {
  const [now] = state.pending
  return now?.step === 'draw' ? replaceFirstStep(state, [{ ...now, shown }]) : state
}

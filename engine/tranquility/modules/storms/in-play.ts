import type { Seat } from '../../../game.ts'
import type { Slices } from '../slices.ts'
import type { StormColour, StormName } from './slice.ts'
import { type Shown, type State, proceed } from '../../core/state.ts'

/*
 * The Storms in play, and those that have been drawn and wait.
 */

const NONE: NonNullable<Slices['storms']> = { active: [], seen: { Y: 0, P: 0, O: 0 } }

export function stormsIn(state: State): NonNullable<Slices['storms']> {
  return state.storms ?? NONE
}

export function colourOf(name: StormName): StormColour {
  return name.startsWith('Y') ? 'Y' : name.startsWith('P') ? 'P' : 'O'
}

/** Whether a Storm of that colour lies before the seat. */
export function isUnder(state: State, seat: Seat, colour: 'Y' | 'O'): boolean {
  return stormsIn(state).active.some(storm => storm.colour === colour && storm.seat === seat)
}

/** The Storms that have been drawn and not yet answered. */
export function shownIn({ pending: [now] }: State): readonly Shown[] {
  return now?.step === 'draw' ? (now.shown ?? []) : []
}

/** The Storm that the seat has drawn and not yet answered. */
export function shownTo(state: State, seat: Seat): StormName | null {
  return shownIn(state).find(shown => shown.seat === seat)?.storm ?? null
}

/** Whether the seat draws beside those that wait: which cards, nobody has seen. */
export function isDrawing({ pending: [now] }: State, seat: Seat): boolean {
  return now?.step === 'draw' && now.seats.includes(seat) && !now.shown?.some(shown => shown.seat === seat)
}

/** All that a Compass could lift: in play, or drawn and not yet answered. */
export function liftable(state: State): StormName[] {
  return [...stormsIn(state).active.map(({ name }) => name), ...shownIn(state).map(({ storm }) => storm)]
}

/** Its owner's drawing stops. */
export function showing(state: State, shown: Shown): State {
  return withShown(state, [...shownIn(state), shown])
}

/** Its owner's drawing goes on. */
export function withoutShown(state: State, name: string): State {
  return withShown(
    state,
    shownIn(state).filter(({ storm }) => storm !== name)
  )
}

/** The Storm leaves the game, wherever it is. */
export function lifted(state: State, name: string): State {
  const { active, seen } = stormsIn(state)
  const storms = { active: active.filter(storm => storm.name !== name), seen }
  return withoutShown({ ...state, storms }, name)
}

function withShown(state: State, shown: readonly Shown[]): State {
  const [now] = state.pending
  return now?.step === 'draw' ? proceed(state, [{ ...now, shown }]) : state
}

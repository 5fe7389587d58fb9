import { eventMaker } from '../../../engine/events.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Beach, Kind, Spot } from './state.ts'

/** Everything that happens, with what everybody is told of it; `wish` is for its own seat alone. */
export type EventFacts = {
  readonly dealt: { readonly first: Seat; readonly beach: Beach; readonly wish?: Kind }
  readonly took: { readonly seat: Seat; readonly spot: Spot; readonly shell: Kind }
  readonly digs: { readonly seat: Seat }
  readonly dug: { readonly seat: Seat; readonly shell: Kind }
  readonly lost: { readonly seat: Seat; readonly kinds: readonly Kind[] }
  readonly kept: { readonly seat: Seat; readonly kinds: readonly Kind[] }
  readonly tide: { readonly die: number; readonly shell: Kind | null }
  readonly filled: { readonly beach: Beach }
  readonly counted: { readonly wishes: readonly Kind[]; readonly scores: readonly number[] }
}

export const makeEvent = eventMaker<EventFacts>()

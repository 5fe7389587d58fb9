import type { Seat, Viewer } from '../game.ts'
import { nextSeat } from '../players.ts'
import type { Card } from './mountain/cards.ts'
import { type DerivedView, deriveView, mapBySlotName } from './derived-view.ts'
import { PLACES_BELOW_SUMMIT, ALL_PLACES } from './mountain/mountain.ts'
import { rulesOf } from './modules/index.ts'
import type { State } from './core/state.ts'
import { countPendingDraws } from './core/turn.ts'
import { tableSetupFor } from './tables.ts'

/** What a viewer may see of a match. Cards are written as in a line: `G7`, `G3*`, `BR`, `FG`, `SU`. */
export type View = DerivedView & {
  readonly viewer: Viewer
  /** What lies on top of each slot, `a1` at bottom left, `a9` the Summit's. */
  readonly slots: { readonly [slot: string]: Card }
  /** The slots where a Bridge lies under the card. */
  readonly buried: readonly string[]
  readonly active: Seat
  readonly players: readonly {
    readonly hand: number
    readonly limit: number
    readonly deck: number
    readonly discarded: number
  }[]
  /** The viewer's own cards, in the order held; a watcher has none. */
  readonly hand?: readonly Card[]
  /** Cards that the viewer has yet to turn over. */
  readonly faceDown?: number
  /** Whose turn comes after the present one. */
  readonly next?: Seat
}

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'watcher' ? undefined : state.players[viewer]
  const { handLimit: limit } = tableSetupFor(state.players.length)
  const faceDown = viewer === 'watcher' ? 0 : countPendingDraws(state, viewer)
  return {
    viewer,
    slots: mapBySlotName(ALL_PLACES, ({ slot }) => state.grid[slot] ?? null),
    buried: PLACES_BELOW_SUMMIT.filter(({ slot }) => state.buried.includes(slot)).map(({ name }) => name),
    active: state.active,
    players: state.players.map(({ hand, deck, discarded }) => ({
      hand: hand.length,
      limit,
      deck: deck.length,
      discarded
    })),
    ...(own && { hand: own.hand }),
    ...(faceDown > 0 && { faceDown }),
    ...(!state.result && state.players.length > 1 && { next: nextSeat(state, state.active) }),
    ...deriveView(state, rulesOf(state))
  }
}

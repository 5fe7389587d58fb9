import type { Seat, Viewer } from '../game.ts'
import { nextSeat } from '../players.ts'
import type { Card } from './mountain/cards.ts'
import { type Derived, derived, named } from './derived.ts'
import { LOWER, MOUNTAIN } from './mountain/mountain.ts'
import { rulesOf } from './modules/index.ts'
import type { State } from './core/state.ts'
import { drawsNext } from './core/turn.ts'
import { tableFor } from './tables.ts'

/** What a viewer may see of a match. Cards are written as in a line: `G7`, `G3*`, `BR`, `FG`, `SU`. */
export type View = Derived & {
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
  const { limit } = tableFor(state.players.length)
  const faceDown = viewer === 'watcher' ? 0 : drawsNext(state, viewer)
  return {
    viewer,
    slots: named(MOUNTAIN, ({ slot }) => state.grid[slot] ?? null),
    buried: LOWER.filter(({ slot }) => state.buried.includes(slot)).map(({ name }) => name),
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
    ...derived(state, rulesOf(state))
  }
}

import type { Seat, Viewer } from '../game.ts'
import { nextSeat } from '../players.ts'
import type { Card } from './mountain/cards.ts'
import { type DerivedView, deriveView, mapBySlotNameWithoutNulls } from './derived-view.ts'
import { PLACES_BELOW_SUMMIT, ALL_PLACES } from './mountain/mountain.ts'
import { rulesOf } from './modules/index.ts'
import type { State } from './core/state.ts'
import { countPendingDraws } from './core/turn.ts'
import { tableSetupFor } from './tables.ts'

/** A viewer's view of a match (RULES.md, 9). Cards are written as in a line: `G7`, `G3*`, `BR`, `FG`, `SU`. */
export type View = DerivedView & {
  readonly viewer: Viewer
  /** The card on top of each slot by the slot's name, `a1` at bottom left, `a9` the Summit's; empty slots are left out. */
  readonly slots: { readonly [slot: string]: Card }
  /** The slots where a Bridge lies under the card. */
  readonly buried: readonly string[]
  readonly active: Seat
  /** Counts of cards by seat: in hand, at most in hand, in the deck, paid or discarded (RULES.md, ruling A33). */
  readonly players: readonly {
    readonly hand: number
    readonly limit: number
    readonly deck: number
    readonly discarded: number
  }[]
  /** The viewer's own cards, in the order held; a watcher has none. */
  readonly hand?: readonly Card[]
  /** How many cards the viewer will draw once its draft settles; left out if none. */
  readonly faceDown?: number
  /** The seat that has the next turn; left out in a match of one seat and once the match is over. */
  readonly next?: Seat
}

/** Builds a viewer's view of a state, field by field. */
export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'watcher' ? undefined : state.players[viewer]
  const { handLimit: limit } = tableSetupFor(state.players.length)
  const faceDown = viewer === 'watcher' ? 0 : countPendingDraws(state, viewer)
  return {
    viewer,
    slots: mapBySlotNameWithoutNulls(ALL_PLACES, ({ slot }) => state.grid[slot] ?? null),
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

import type { Seat, Viewer } from '../game.ts'
import type { Card } from './cards.ts'
import { LOWER, MOUNTAIN, type Place, type Slot } from './mountain.ts'
import type { Goal, Shown } from './rule.ts'
import { rulesOf } from './rules/index.ts'
import type { State } from './state.ts'
import { tableFor } from './tables.ts'
import { adopted, faceAt } from './values.ts'

/** What a viewer may see of a match. Cards are written as in a line: `G7`, `G3*`, `BR`, `FG`, `SU`. */
export type View = Shown & {
  readonly viewer: Viewer
  /** What lies on top of each slot, `a1` at bottom left, `a9` the Summit's. */
  readonly slots: { readonly [slot: string]: Card }
  /** The slots where a Bridge lies under the card. */
  readonly buried: readonly string[]
  /** The value that each Campfire has adopted; those without one are left out. */
  readonly adopted: { readonly [slot: string]: number }
  /** What the rules demand before the Summit, by rule. */
  readonly goals: { readonly [rule: string]: Goal }
  readonly active: Seat
  readonly players: readonly {
    readonly hand: number
    readonly limit: number
    readonly deck: number
    readonly discarded: number
  }[]
  /** The viewer's own cards, in the order held; a watcher has none. */
  readonly hand?: readonly Card[]
}

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'watcher' ? undefined : state.players[viewer]
  const { limit } = tableFor(state.players.length)
  const rules = rulesOf(state)
  return Object.assign(
    {
      viewer,
      slots: named(MOUNTAIN, ({ slot }) => state.grid[slot] ?? null),
      buried: LOWER.filter(({ slot }) => state.buried.includes(slot)).map(({ name }) => name),
      adopted: named(LOWER, ({ slot }) => adoptedAt(state, slot)),
      goals: Object.fromEntries(rules.flatMap(({ name, goal }) => (goal ? [[name, goal(state)]] : []))),
      active: state.active,
      players: state.players.map(({ hand, deck, discarded }) => ({
        hand: hand.length,
        limit,
        deck: deck.length,
        discarded
      })),
      ...(own && { hand: own.hand })
    },
    ...rules.map(rule => rule.shown?.(state))
  )
}

function adoptedAt({ grid }: State, slot: Slot): number | null {
  return faceAt(grid, slot)?.kind === 'campfire' ? adopted(grid, slot) : null
}

/** What is asked of each place, by its name; places without an answer are left out. */
function named<T>(places: readonly Place[], answer: (place: Place) => T | null): { [slot: string]: T } {
  const answers: { [slot: string]: T } = {}
  for (const place of places) {
    const one = answer(place)
    if (one !== null) answers[place.name] = one
  }
  return answers
}

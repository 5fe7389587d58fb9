import type { Seat, Viewer } from '../game.ts'
import type { Card } from './cards.ts'
import { LOWER, MOUNTAIN, type Place, type Slot } from './mountain.ts'
import { sequenceOf } from './panoramas.ts'
import type { Goal, Rule, Shown } from './rule.ts'
import { rulesOf } from './rules/index.ts'
import { type Grid, type Open, RULE_NAMES, type State } from './state.ts'
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
    ...derived(state, rulesOf(state))
  }
}

/** A view in which cards, ibexes or Panoramas have been moved, with what follows from where they are now. */
export function anew(view: View): View {
  const { slots, herds = {}, panoramas = [], hooks = 0, goals } = view
  const open: Open = {
    grid: MOUNTAIN.map(({ name }) => slots[name] ?? null),
    ibexes: MOUNTAIN.map(({ name }) => herds[name] ?? 0),
    panoramas: panoramas.map(({ sequence, isFilmed }) => ({
      sequence: sequenceOf(sequence),
      side: isFilmed ? 'filmed' : 'revealed'
    })),
    hooks
  }
  return { ...view, ...derived(open, rulesOf({ rules: RULE_NAMES.filter(name => name in goals) })) }
}

/** What follows from what lies open. */
function derived(open: Open, rules: readonly Rule[]): Pick<View, 'adopted' | 'goals'> & Shown {
  return Object.assign(
    {
      adopted: named(LOWER, ({ slot }) => adoptedAt(open.grid, slot)),
      goals: Object.fromEntries(rules.flatMap(({ name, goal }) => (goal ? [[name, goal(open)]] : [])))
    },
    ...rules.map(rule => rule.shown?.(open))
  )
}

function adoptedAt(grid: Grid, slot: Slot): number | null {
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

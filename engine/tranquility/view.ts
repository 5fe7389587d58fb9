import type { Seat, Viewer } from '../game.ts'
import { limitOf } from './core/asked.ts'
import { rulesOf } from './modules/index.ts'
import { offersIn, shortOf, sizeOf } from './modules/start/offers.ts'
import { type SeaName, seaNamed } from './sea/seas.ts'
import type { Shown } from './core/shown.ts'
import { type Offer, type Phase, type State, phaseOf } from './core/state.ts'

/** What a viewer may see of a match. Cards are written as in a line: `23`, `S`, `F`. */
export type View = Shown & {
  readonly viewer: Viewer
  readonly sea: SeaName
  /** The occupied cells by name, `a1` at bottom left. */
  readonly cells: { readonly [cell: string]: number }
  readonly startPlayed: boolean
  readonly phase: Phase | 'over'
  readonly active: Seat
  readonly players: readonly {
    readonly hand: number
    readonly limit: number
    readonly pile: number
    readonly discarded: number
  }[]
  /** The viewer's own cards, in the order held; a watcher has none. */
  readonly hand?: readonly string[]
  /** While the Start is being paid: who stands to give how many (null: no offer yet), and what is short of eight. */
  readonly pledge?: {
    readonly counts: readonly (number | null)[]
    readonly short: number
    /** The seats that give the top two of their pile. */
    readonly blind?: readonly Seat[]
    /** The cards the viewer has picked for its own offer. */
    readonly mine?: readonly string[]
  }
}

export function view(state: State, viewer: Viewer): View {
  const rules = rulesOf(state)
  const offers = offersIn(state)
  const own = viewer === 'watcher' ? undefined : state.players[viewer]
  return {
    viewer,
    sea: state.sea,
    cells: occupied(state),
    startPlayed: state.startPlayed,
    phase: state.result ? 'over' : (phaseOf(state) ?? 'turn'),
    active: state.active,
    players: state.players.map(({ hand, pile, discarded }, seat) => ({
      hand: hand.length,
      limit: limitOf(rules, state, seat),
      pile: pile.length,
      discarded
    })),
    ...(own && { hand: own.hand.map(String) }),
    ...(offers && { pledge: pledge(offers, viewer) }),
    ...Object.assign({}, ...rules.map(rule => rule.shown?.(state, viewer)))
  }
}

function occupied(state: State): View['cells'] {
  const cells: { [cell: string]: number } = {}
  for (const [cell, name] of seaNamed(state.sea).names.entries()) {
    const island = state.cells[cell] ?? null
    if (island !== null) cells[name] = island
  }
  return cells
}

function pledge(offers: readonly Offer[], viewer: Viewer): NonNullable<View['pledge']> {
  const mine = viewer === 'watcher' ? null : offers[viewer]
  const blind = [...offers.keys()].filter(seat => offers[seat]?.blind)
  return {
    counts: offers.map(offer => offer && sizeOf(offer)),
    short: shortOf(offers),
    ...(blind.length > 0 && { blind }),
    ...(mine && { mine: mine.cards.map(String) })
  }
}

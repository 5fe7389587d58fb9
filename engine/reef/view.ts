import type { Seat, Viewer } from '../game.ts'
import { type Coral, type DiceRoll, type Phase, scores, type State, takeableColours } from './core/state.ts'
import { awaits } from './core/turn.ts'
import type { Card, Colour, ColourPair } from './sea/cards.ts'
import { cellNameOf, SLOTS } from './sea/grid.ts'
import type { WormCounts } from './sea/worms.ts'

/** What lies face down, whatever it is. */
export const CARD_BACK = '#'

/** What anybody may see of a match: all but what lies face down. Only `viewer` differs. */
export type View = {
  readonly viewer: Viewer
  /** What each cell shows, `a1` at the shore of seat 0; holes are left out. */
  readonly cells: { readonly [cell: string]: Card | typeof CARD_BACK }
  /** The cells that were turned up in this very turn: half of their price is paid. */
  readonly half: readonly string[]
  readonly deck: number
  readonly discard: readonly Card[]
  /** The open breeding cards by their places; null where the next has not been turned up. */
  readonly wanted: readonly (ColourPair | null)[]
  readonly breeding: number
  readonly stock: WormCounts
  readonly boatsLeft: number
  readonly players: readonly {
    readonly worms: WormCounts
    readonly pearls: number
    readonly sharks: number
    readonly boats: number
    readonly corals: readonly Coral[]
    readonly bred: number
  }[]
  readonly active: Seat
  readonly phase: Phase
  readonly dice: DiceRoll | null
  /** How many dice have brought the active seat what they bring. */
  readonly given: number
  /** Who chooses a worm now, and of which colours. */
  readonly taking?: { readonly seat: Seat; readonly colours: readonly Colour[] }
}

export function view(state: State, viewer: Viewer): View {
  const { grid, deck, discard, wanted, breeding, stock, boatsLeft, active, phase, dice, given } = state
  const lying = SLOTS.flatMap(slot => (grid[slot] ? [{ cell: cellNameOf(slot), ...grid[slot] }] : []))
  const colours = takeableColours(state)
  const [seat] = awaits(state)
  const bred = scores(state)
  return {
    viewer,
    cells: Object.fromEntries(lying.map(({ cell, card, up }) => [cell, up ? card : CARD_BACK])),
    half: lying.filter(({ half }) => half).map(({ cell }) => cell),
    deck: deck.length,
    discard,
    wanted,
    breeding: breeding.length,
    stock,
    boatsLeft,
    players: state.players.map(({ worms, pearls, sharks, boats, corals }, at) => ({
      worms,
      pearls,
      sharks,
      boats,
      corals,
      bred: bred[at] ?? 0
    })),
    active,
    phase,
    dice,
    given,
    ...(seat !== undefined && colours.length > 1 && { taking: { seat, colours } })
  }
}

import type { Seat, Viewer } from '../game.ts'
import {
  type Coral,
  decidingSeat,
  type DiceRoll,
  type Phase,
  breedingsPerSeat,
  type State,
  takeableColours
} from './core/state.ts'
import type { Card, Colour, BreedingCard } from './sea/cards.ts'
import { cellNameOf, SLOTS } from './sea/grid.ts'
import type { WormCounts } from './sea/worms.ts'

/** The sign that stands in a view for a card that lies face down. */
export const CARD_BACK = '#'

/** A match as a viewer may see it: all but the cards that lie face down. Views differ in `viewer` only (RULES.md, 6). */
export type View = {
  readonly viewer: Viewer
  /** The card in each cell by cell name, `#` if face down; holes are left out. `a1` is at the shore in seat 0's front row. */
  readonly cells: { readonly [cell: string]: Card | typeof CARD_BACK }
  /** The cells whose cards were turned up in this very turn: half of their price is paid (ruling 7). */
  readonly half: readonly string[]
  /** How many cards the deck has. */
  readonly deck: number
  readonly discard: readonly Card[]
  /** The open breeding cards by their places; null in a place that is empty. */
  readonly wanted: readonly (BreedingCard | null)[]
  /** How many breeding cards have not been turned up. */
  readonly breeding: number
  readonly stock: WormCounts
  readonly boatsLeft: number
  readonly players: readonly {
    readonly worms: WormCounts
    readonly pearls: number
    readonly sharks: number
    readonly boats: number
    readonly corals: readonly Coral[]
    /** How often the seat has bred. */
    readonly bred: number
  }[]
  readonly active: Seat
  readonly phase: Phase
  readonly dice: DiceRoll | null
  /** How many dice are done: each gives the active seat a worm, or nothing if the stock is empty. */
  readonly given: number
  /** The seat that chooses a worm now, and the colours that it may take; absent if no seat has a choice. */
  readonly taking?: { readonly seat: Seat; readonly colours: readonly Colour[] }
}

/** Builds a viewer's view of a state, field by field. */
export function view(state: State, viewer: Viewer): View {
  const { grid, deck, discard, wanted, breeding, stock, boatsLeft, active, phase, dice, given } = state
  const cells: { [cell: string]: Card | typeof CARD_BACK } = {}
  const half: string[] = []
  for (const slot of SLOTS) {
    const lying = grid[slot]
    if (!lying) continue
    cells[cellNameOf(slot)] = lying.up ? lying.card : CARD_BACK
    if (lying.half) half.push(cellNameOf(slot))
  }
  const colours = takeableColours(state)
  const bred = breedingsPerSeat(state)
  return {
    viewer,
    cells,
    half,
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
    ...(colours.length > 1 && { taking: { seat: decidingSeat(state), colours } })
  }
}

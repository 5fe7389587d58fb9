import type { Seat } from '../../game.ts'
import type { Card, Island } from '../sea/cards.ts'
import type { Cell } from '../sea/seas.ts'

/** The rules that a match may be made of, in the order in which each is asked: to discard is the soonest to tell if a seat can act. */
export const RULE_NAMES = [
  'discard',
  'islands',
  'removal',
  'start',
  'finish',
  'monsters',
  'storms',
  'compasses',
  'rocks',
  'wilds',
  'explorers',
  'jokers',
  'day_night',
  'competitive'
] as const
export type RuleName = (typeof RULE_NAMES)[number]

/** What an Explorer card may show; a border card is a Joker. */
export const EXPLORERS = ['storm', 'compass', 'monster', 'finish', 'start', 'rocks', 'joker'] as const
export type Explorer = (typeof EXPLORERS)[number]

export type Explorers = {
  /** Top first. */
  readonly deck: readonly Explorer[]
  /** Turned up and out of the game. */
  readonly spent: readonly Explorer[]
  /** The border spaces that are closed by a Storm. */
  readonly storms: readonly Cell[]
  /** Those that cost a card more. */
  readonly dear: readonly Explorer[]
}

/** The two halves of a card; the one that points up counts. */
export type Side = 'day' | 'night'

/** Which half of all hands points up, and of each card in the sea. */
export type Daylight = { readonly up: Side; readonly sides: readonly (Side | null)[] }

export type Contest = {
  /** Whose card lies on each cell. */
  readonly owners: readonly (Seat | null)[]
  /** The seat that has the day; the night is the other's. */
  readonly day: Seat
  /** The cards that lie open, the one farthest from the deck first. */
  readonly row: readonly Card[]
  /** Top first. */
  readonly deck: readonly Card[]
  /** How many in a row. */
  readonly passes: number
}

export const STORM_COLOURS = ['Y', 'P', 'O'] as const
export type StormColour = (typeof STORM_COLOURS)[number]
/** The colour, and the first or the second of it to appear: `Y1`. */
export type StormName = `${StormColour}${number}`

/** A Storm in play: yellow and orange lie before a seat, purple at a row, counted from 0. */
export type Storm =
  | { readonly name: StormName; readonly colour: 'Y' | 'O'; readonly seat: Seat }
  | { readonly name: StormName; readonly colour: 'P'; readonly row: number }

/** What the optional rules add to the state; each is there when its rule is. */
export type Slices = {
  /** Where the Jagged Rocks lie, counted from 0; null once they are removed. */
  readonly rocks?: { readonly row: number | null }
  /** How many Sea Monsters have not been played; who is known to hold one, after a Finish has failed by it. */
  readonly monsters?: { readonly left: number; readonly marked: readonly Seat[] }
  /** Islands that have left the sea for good. */
  readonly destroyed?: readonly Island[]
  readonly storms?: {
    readonly active: readonly Storm[]
    /** How many of each colour have appeared. */
    readonly seen: { readonly [colour in StormColour]: number }
  }
  /** Compasses earned and not yet spent, and those that can still be earned. */
  readonly compasses?: { readonly pool: number; readonly supply: number }
  readonly explorers?: Explorers
  readonly daylight?: Daylight
  readonly contest?: Contest
}

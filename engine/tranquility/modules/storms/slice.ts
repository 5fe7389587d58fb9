import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The letters of yellow, purple and orange Storms. */
export const STORM_COLOURS = ['Y', 'P', 'O'] as const
/** The letter of a Storm's colour. */
export type StormColour = (typeof STORM_COLOURS)[number]
// Not printed on the sheets that could be had. Ruling 1: as many of each.
/** How many Storms of each colour a match has. */
export const STORM_COUNTS: { readonly [colour in StormColour]: number } = { Y: 2, P: 2, O: 2 }
/** A Storm's name: its colour, and whether it is the first or second of it to appear: `Y1`. */
export type StormName = `${StormColour}${number}`

/** A Storm in play: yellow and orange lie before a seat, purple at a row, counted from 0. */
export type Storm =
  | { readonly name: StormName; readonly colour: 'Y' | 'O'; readonly seat: Seat }
  | { readonly name: StormName; readonly colour: 'P'; readonly row: number }

/** The action `storm`, `storm 3` or `storm -7 -9`; the row is counted from 0. */
export interface ResolveStormAction {
  readonly verb: 'storm'
  readonly row: number | null
  readonly cards: readonly Card[]
}

/** The types that the rule adds to actions, state, phases, view and events. */
export type StormsTypes = {
  readonly consequences: {
    /** A Storm comes into play, before the seat or at a row, by its rank. */
    readonly strikes:
      | { readonly storm: StormName; readonly seat: Seat }
      | { readonly storm: StormName; readonly row: number }
    /** A Storm leaves the game. */
    readonly lifts: { readonly storm: StormName }
  }
  readonly action: ResolveStormAction
  readonly slice: {
    readonly storms?: {
      readonly active: readonly Storm[]
      /** How many of each colour have appeared. */
      readonly seen: { readonly [colour in StormColour]: number }
    }
  }
  readonly stopped: { readonly storm: StormName }
  readonly phase: 'storm'
  readonly shown: {
    /** Storms in play, each before a seat or at a row (by rank); those drawn that wait for an answer; those to come. */
    readonly storms?: {
      readonly active: readonly (
        | { readonly storm: StormName; readonly seat: Seat }
        | { readonly storm: StormName; readonly row: number }
      )[]
      readonly drawn?: readonly { readonly seat: Seat; readonly storm: StormName }[]
      readonly left: { readonly [colour in StormColour]: number }
    }
  }
  readonly events: {
    readonly stormed: { readonly seat: Seat; readonly storm: StormName }
    /** `count`: cards that a yellow Storm took; `row`: a purple one's. */
    readonly 'storm-struck': {
      readonly seat: Seat
      readonly storm: StormName
      readonly count?: number
      readonly row?: number
    }
    readonly 'storm-left': { readonly storm: StormName }
  }
}

/** The action `compass Y1`, or `compass Y1 W`. */
export interface UseCompassAction {
  readonly verb: 'compass'
  readonly storm: StormName
  /** A card of the hand that is spent as one; null: from the pool. */
  readonly card: Card | null
}

/** The action `all`. */
export interface DiscardHandAction {
  readonly verb: 'all'
}

/** Compasses earned and not yet spent, for anybody; and those that can still be earned. */
type Pool = { readonly pool: number; readonly supply: number }

/** The types that the rule adds to actions, state, view and events. */
export type CompassesTypes = {
  readonly consequences: {
    /** A Compass comes to the pool, which has so many then. */
    readonly earns: { readonly pool: number }
  }
  readonly action: DiscardHandAction | UseCompassAction
  readonly slice: { readonly compasses?: Pool }
  readonly shown: { readonly compasses?: Pool }
  readonly events: {
    readonly 'compass-earned': { readonly seat: Seat; readonly by: 'start' | 'hand' | 'row'; readonly row?: number }
    readonly 'compass-spent': { readonly seat: Seat; readonly storm: StormName; readonly with?: string }
    readonly 'whole-hand': { readonly seat: Seat; readonly count: number }
  }
}

import type { Seat } from '../../../game.ts'
import type { Card } from '../../sea/cards.ts'

/** The letters of yellow, purple and orange Storms. */
export const STORM_COLOURS = ['Y', 'P', 'O'] as const
/** The letter of a Storm's colour. */
export type StormColour = (typeof STORM_COLOURS)[number]
// The sheets that could be found don't say how many. Ruling 1: the same number of each colour.
/** How many Storms of each colour a match has. */
export const STORM_COUNTS: { readonly [colour in StormColour]: number } = { Y: 2, P: 2, O: 2 }
/** A Storm's name, such as `Y1`: its colour, and whether it is the first or second of that colour to be drawn. */
export type StormName = `${StormColour}${number}`

/** A Storm in play: yellow and orange lie before a seat, purple at a row, counted from 0. */
export type Storm =
  | { readonly name: StormName; readonly colour: 'Y' | 'O'; readonly seat: Seat }
  | { readonly name: StormName; readonly colour: 'P'; readonly row: number }

/**
 * The action `storm`, `storm 3` or `storm -7 -9`: resolves a drawn Storm, purple with a `row`, counted from 0, yellow with
 * discards.
 */
export interface ResolveStormAction {
  readonly verb: 'storm'
  readonly row: number | null
  readonly cards: readonly Card[]
}

/** The types that Storms add to consequences, actions, state, phases, view and events. */
export type StormsTypes = {
  readonly consequences: {
    /** A Storm comes into play, before `seat` or at `row`, counted from 1. */
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
      /** How many Storms of each colour have been drawn. */
      readonly seen: { readonly [colour in StormColour]: number }
    }
  }
  readonly stopped: { readonly storm: StormName }
  readonly phase: 'storm'
  readonly shown: {
    /**
     * The Storms as everybody sees them. `active`: Storms in play, each before a seat or at a row (rows count from 1);
     * `drawn`: Storms that wait for a seat's answer; `left`: how many Storms of each colour are still to be drawn.
     */
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
    /** `count`: cards discarded for a yellow Storm; `row`: a purple Storm's, counted from 1. */
    readonly 'storm-struck': {
      readonly seat: Seat
      readonly storm: StormName
      readonly count?: number
      readonly row?: number
    }
    readonly 'storm-left': { readonly storm: StormName }
  }
}

/** The action `compass Y1`: removes a Storm with a Compass of the pool; `compass Y1 W` spends a Wild instead. */
export interface SpendCompassAction {
  readonly verb: 'compass'
  readonly storm: StormName
  /** The card of the hand that is spent as a Compass; null for a Compass of the pool. */
  readonly card: Card | null
}

/** The action `all`: discards the whole hand, which earns a Compass. */
export interface DiscardHandForCompassAction {
  readonly verb: 'all'
}

/** `pool`: Compasses earned and not yet spent; `supply`: those that can still be earned. */
type Pool = { readonly pool: number; readonly supply: number }

/** The types that Compasses add to consequences, actions, state, view and events. */
export type CompassesTypes = {
  readonly consequences: {
    /** A Compass is earned; the pool then has `pool`. */
    readonly earns: { readonly pool: number }
  }
  readonly action: DiscardHandForCompassAction | SpendCompassAction
  readonly slice: { readonly compasses?: Pool }
  readonly shown: { readonly compasses?: Pool }
  readonly events: {
    readonly 'compass-earned': { readonly seat: Seat; readonly by: 'start' | 'hand' | 'row'; readonly row?: number }
    readonly 'compass-spent': { readonly seat: Seat; readonly storm: StormName; readonly with?: string }
    readonly 'whole-hand': { readonly seat: Seat; readonly count: number }
  }
}

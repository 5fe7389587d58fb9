import { ENDED_EARLY } from '../end-reasons.ts'
import { COMMON_REFUSAL_CODES, type FactsByCodeElseNull, type TypedReason } from '../refusal.ts'

/** The codes of all refusals, in the order in which they are checked (RULES.md, 9). */
export const REFUSAL_CODES = [
  ...COMMON_REFUSAL_CODES,
  'ROCK_ALREADY',
  'ROCK_TOO_LATE',
  'NO_ROCK',
  'CARD_NOT_IN_HAND',
  'RESERVE_EMPTY',
  'NOT_A_TILE_SPACE',
  'ALREADY_THERE',
  'ROCK_THERE',
  'NO_TILE',
  'WRONG_TERRAIN',
  'UNREACHABLE',
  'NOT_ADJACENT',
  'NOT_EMPTY',
  'OCCUPIED',
  'FROM_NOT_ALLOWED',
  'NEEDS_FROM',
  'BAD_FROM',
  'NO_COIN'
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

type OnSpace = { readonly space: string }
type OfTerrain = { readonly terrain: string }

/** The facts of each refusal code that has facts. */
type Listed = {
  readonly CARD_NOT_IN_HAND: { readonly cards: readonly string[] }
  readonly RESERVE_EMPTY: { readonly what: string }
  readonly NOT_A_TILE_SPACE: OnSpace
  readonly ALREADY_THERE: OnSpace
  readonly ROCK_THERE: OnSpace
  readonly NO_TILE: OnSpace
  readonly WRONG_TERRAIN: OnSpace & OfTerrain
  readonly UNREACHABLE: OnSpace & { readonly rock?: string }
  readonly NOT_ADJACENT: OnSpace
  readonly NOT_EMPTY: OnSpace
  readonly OCCUPIED: OnSpace
  readonly FROM_NOT_ALLOWED: OfTerrain
  readonly NEEDS_FROM: OfTerrain
  readonly BAD_FROM: Partial<OnSpace> & { readonly what?: string }
}

/** The facts that come with each refusal code, or null. */
export type RefusalFacts = FactsByCodeElseNull<RefusalCode, Listed>
/** A reason against an action: one of the codes with its facts. */
export type Reason = TypedReason<RefusalFacts>

/** The types of all events of the log. */
export const EVENT_TYPES = [
  'dealt',
  'turn',
  'blocked',
  'placed',
  'went',
  'removed',
  'paid',
  'rolled',
  'put',
  'shifted',
  'returned',
  'skipped',
  'ended',
  'shuffled',
  'drew',
  'loaded',
  'sold',
  'declined',
  'over'
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** The reason for a draw: the end of a turn, a hand filled at the meadow or the warehouse, or a ware sold for cards. */
export type DrawReason = 'turn' | 'meadow' | 'warehouse' | 'sale'

type OfSeat = { readonly seat: number }
/** The facts of a tile or rock that the die puts on a space or returns from it; `what` is its terrain or `ROCK`. */
type ByDie = OfSeat & OnSpace & { readonly what: string }

/** The facts of each type of event, as a viewer gets them. */
export type EventFacts = {
  readonly dealt: {
    readonly first: number
    readonly hands: readonly number[]
    readonly deck: number
    readonly hand?: readonly string[]
  }
  readonly turn: OfSeat
  readonly blocked: OfSeat & OnSpace
  readonly placed: OfSeat & OnSpace & OfTerrain & { readonly from?: string }
  readonly went: OfSeat & { readonly from: string; readonly to: string; readonly card: string }
  readonly removed: OfSeat & OnSpace & OfTerrain & { readonly cards: readonly string[] }
  readonly paid: OfSeat & { readonly cards: readonly string[] }
  readonly rolled: OfSeat & { readonly face: number; readonly source: 'cards' | 'sale' }
  readonly put: ByDie
  readonly shifted: OfSeat & { readonly what: string; readonly from: string; readonly to: string }
  readonly returned: ByDie
  readonly skipped: OfSeat
  readonly ended: OfSeat
  readonly shuffled: { readonly count: number }
  readonly drew: OfSeat & { readonly count: number; readonly why: DrawReason; readonly cards?: readonly string[] }
  readonly loaded: OfSeat & { readonly wares: readonly string[] }
  readonly sold: OfSeat & { readonly ware: string; readonly coin: number | null }
  readonly declined: OfSeat & { readonly what: 'sale' | 'roll' }
  readonly over: { readonly outcome: string; readonly why: EndReason }
}

/** The types of the events whose sealed facts tell where every card lay before the first turn. */
export const DEAL_EVENTS_FOR_RECORD: readonly EventType[] = ['dealt']

/** The reasons why a match is over. */
export const END_REASONS = ['GOLD', ENDED_EARLY] as const
export type EndReason = (typeof END_REASONS)[number]

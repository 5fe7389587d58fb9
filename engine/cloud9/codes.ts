import type { TypedReason } from '../refusal.ts'
import type { Line } from './lines.ts'

/**
 * Why an answer is refused, in the order in which that is checked. While passengers choose, what is said of a seat that is
 * out or flies the balloon comes before `NOT_YOUR_TURN`: RULES.md, 4.3.
 */
export const CODES = [
  'BAD_ACTION',
  'GAME_OVER',
  'STALE',
  'NOT_ABOARD',
  'PILOT_CANNOT_JUMP',
  'NOT_YOUR_TURN',
  'WRONG_PHASE',
  'MODULE',
  'NOTHING_NEEDED',
  'MISSING_CARDS',
  'NO_WILD',
  'MUST_RISE',
  'NOBODY_BEFORE'
] as const
export type Code = (typeof CODES)[number]

/** The facts of every refusal: none, since each code says it all. */
export type RefusalFacts = { readonly [One in Code]: null }
export type Reason = TypedReason<RefusalFacts>

/** What happens, as the log tells it. */
export const EVENT_TYPES = [
  'dealt',
  'trip',
  'rolled',
  'chose',
  'waits',
  'jumped',
  'stayed',
  'rose',
  'arrived',
  'fell',
  'continued',
  'shuffled',
  'drew',
  'over'
] as const
export type EventType = (typeof EVENT_TYPES)[number]

type OfSeat = { readonly seat: number }

/** What is told of each, as a viewer gets it. */
export type EventFacts = {
  readonly dealt: {
    readonly first: number
    readonly hands: readonly number[]
    readonly pile: number
    readonly hand?: readonly string[]
  }
  readonly trip: { readonly trip: number; readonly pilot: number }
  readonly rolled: OfSeat & { readonly cloud: number; readonly dice: readonly string[] }
  /** What it chose, where it is told. */
  readonly chose: OfSeat & { readonly choice?: Line }
  readonly waits: OfSeat
  readonly jumped: OfSeat & { readonly points: number }
  readonly stayed: OfSeat
  readonly rose: OfSeat & {
    readonly cloud: number
    readonly by: 'nothing' | 'colours' | 'wild'
    readonly cards: readonly string[]
  }
  readonly arrived: { readonly seats: readonly number[]; readonly points: number }
  readonly fell: OfSeat & { readonly seats: readonly number[] }
  readonly continued: OfSeat
  readonly shuffled: { readonly count: number }
  readonly drew: OfSeat & { readonly count: number; readonly cards?: readonly string[] }
  readonly over: { readonly outcome: string; readonly why: EndReason }
}

/** Those that seal what lay where before the first trip. */
export const DEAL_EVENTS: readonly EventType[] = ['dealt']

/** Why a match is over. */
export const END_REASONS = ['FIFTY_POINTS', 'STOPPED'] as const
export type EndReason = (typeof END_REASONS)[number]

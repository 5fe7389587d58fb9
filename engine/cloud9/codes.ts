import { ENDED_EARLY } from '../end-reasons.ts'
import type { TypedReason } from '../refusal.ts'
import type { Line } from './lines.ts'

/**
 * The codes of all refusals, in the order in which they are checked. While passengers choose, `NOT_ABOARD` and
 * `PILOT_CANNOT_JUMP` come before `NOT_YOUR_TURN` (RULES.md, 4.3).
 */
export const REFUSAL_CODES = [
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
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** The facts that come with each refusal code: null, since no code of this game has any. */
export type RefusalFacts = { readonly [One in RefusalCode]: null }
/** A reason against an answer: one of the codes. */
export type Reason = TypedReason<RefusalFacts>

/** The types of all events of the log. */
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

/** The facts of each type of event, as a viewer gets them. */
export type EventFacts = {
  readonly dealt: {
    readonly first: number
    readonly hands: readonly number[]
    readonly pile: number
    readonly hand?: readonly string[]
  }
  readonly trip: { readonly trip: number; readonly pilot: number }
  readonly rolled: OfSeat & { readonly cloud: number; readonly dice: readonly string[] }
  /** A seat has sealed an answer; only that seat gets the `choice`. */
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

/** The events whose sealed facts tell where everything lay before the first trip. */
export const DEAL_EVENTS_FOR_RECORD: readonly EventType[] = ['dealt']

/** The reasons why a match is over. */
export const END_REASONS = ['FIFTY_POINTS', ENDED_EARLY] as const
export type EndReason = (typeof END_REASONS)[number]

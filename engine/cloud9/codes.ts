import type { ReasonOf } from '../refusal.ts'

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
export type Reason = ReasonOf<RefusalFacts>

/** What happens, as the log tells it. */
export const EVENTS = [
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
export type EventType = (typeof EVENTS)[number]

/** Those that seal what lay where before the first trip. */
export const DEALING: readonly EventType[] = ['dealt']

/** Why a match is over. */
export const ENDS = ['FIFTY_POINTS', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

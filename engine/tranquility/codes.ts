import { COMMON_CODES } from '../refusal.ts'

/** Why an action is refused, in the order in which that is checked. */
export const CODES = [
  ...COMMON_CODES,
  'CARD_NOT_IN_HAND',
  'MUST_PLAY_START',
  'START_ALREADY_PLAYED',
  'SLOT_OUT_OF_RANGE',
  'SLOT_OCCUPIED',
  'ORDER',
  'COST_TOO_HIGH',
  'PAYMENT_COUNT',
  'PAYMENT_INVALID',
  'DISCARD_NEEDS_TWO',
  'FINISH_GRID_INCOMPLETE',
  'FINISH_NO_START',
  'PLEDGE_COUNT',
  'PLEDGE_BAD_CARDS',
  'PLEDGE_OVER_EIGHT'
] as const
export type Code = (typeof CODES)[number]

/** What happens, as the log tells it. */
export const EVENTS = [
  'dealt',
  'drew',
  'ready',
  'turn',
  'placed',
  'discarded',
  'started',
  'pledged',
  'withdrew',
  'paid',
  'finished',
  'over'
] as const
export type EventType = (typeof EVENTS)[number]

/** Why a match is over. */
export const ENDS = ['WIN', 'LOSS_NO_ACTION', 'LOSS_START_UNPAYABLE', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

/** What may be said in a silent match; those about the eight cards carry a number: `can-give 3`. */
export const PHRASES = ['hello', 'can-give', 'please-give'] as const
export type Phrase = (typeof PHRASES)[number]

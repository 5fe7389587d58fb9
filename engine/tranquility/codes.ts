import { COMMON_CODES } from '../refusal.ts'

/** Why an action is refused, in the order in which that is checked. */
export const CODES = [
  ...COMMON_CODES,
  'CARD_NOT_IN_HAND',
  'MUST_PLAY_START',
  'START_ALREADY_PLAYED',
  'START_UNPAYABLE',
  'SLOT_OUT_OF_RANGE',
  'SLOT_OCCUPIED',
  'ROW_BLOCKED',
  'SPACE_STORMED',
  'PILLARS_FIRST',
  'WILD_AS_UNAVAILABLE',
  'WILD_VALUE_RANGE',
  'WILD_VALUE_TAKEN',
  'MONSTER_NO_TARGET',
  'ORDER',
  'MATH_IMPOSSIBLE',
  'ORANGE_NEEDS_NEIGHBOUR',
  'COST_TOO_HIGH',
  'PAYMENT_COUNT',
  'PAYMENT_INVALID',
  'MONSTER_UNDISCARDABLE',
  'DISCARD_NEEDS_TWO',
  'FINISH_GRID_INCOMPLETE',
  'FINISH_NO_START',
  'FINISH_ORIENTATION',
  'FINISH_MONSTER_HELD',
  'ROCKS_SAME_ROW',
  'ROCKS_ROW_FULL',
  'STORM_CHOICE',
  'PURPLE_ROW_FULL',
  'COMPASS_NONE',
  'STORM_NOT_ACTIVE',
  'WHOLE_HAND_TOO_SMALL',
  'WHOLE_HAND_MONSTER',
  'PLEDGE_COUNT',
  'PLEDGE_BAD_CARDS',
  'BLIND_NOT_ALLOWED',
  'PLEDGE_OVER_EIGHT',
  'NO_COMPASS_CARD',
  'NO_GRID_CARD',
  'HAND_HAS_PLAY',
  'EXCHANGE_EMPTY_ROW',
  'ACTION_AVAILABLE'
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

/** Those that seal what lay where before the first turn, in every match. */
export const DEALING: readonly EventType[] = ['dealt', 'ready']

/** Why a match is over. */
export const ENDS = ['WIN', 'LOSS_NO_ACTION', 'LOSS_START_UNPAYABLE', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

/** What may be said in a silent match; those about the eight cards carry a number: `can-give 3`. */
export const PHRASES = ['hello', 'can-give', 'please-give'] as const

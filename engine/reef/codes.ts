import { COMMON_CODES } from '../refusal.ts'

/** Why an action is refused, in the order in which that is checked. */
export const CODES = [
  ...COMMON_CODES,
  'COLOUR_NOT_ROLLED',
  'COLOUR_OUT_OF_STOCK',
  'NO_SHARK',
  'NO_BOAT',
  'NO_CARD',
  'FACE_DOWN',
  'ALREADY_FACE_UP',
  'BAD_TARGET',
  'CORAL_LIMIT',
  'NO_FREE_CORAL',
  'CORAL_CLOSED',
  'SAME_SEX',
  'PAIR_NOT_WANTED',
  'BOATS_MAX',
  'BOATS_OUT',
  'BAD_PAYMENT',
  'NOT_ENOUGH_WORMS',
  'WRONG_WORM_COLOUR'
] as const
export type Code = (typeof CODES)[number]

/** What happens, as the log tells it. */
export const EVENTS = [
  'dealt',
  'rolled',
  'took',
  'turn',
  'bought',
  'bred',
  'wanted',
  'looked',
  'revealed',
  'launched',
  'ate',
  'ended',
  'drained',
  'shuffled',
  'flowed',
  'over'
] as const
export type EventType = (typeof EVENTS)[number]

/** Those that seal what lay where before the first turn. */
export const DEALING: readonly EventType[] = ['dealt']

/** Why a match is over. */
export const ENDS = ['FIVE_BREEDINGS', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

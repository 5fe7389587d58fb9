import { COMMON_CODES } from '../refusal.ts'

/** Why an action is refused, in the order in which that is checked. */
export const CODES = [
  ...COMMON_CODES,
  'MUST_ACT',
  'DIE_USED',
  'SUM_AFTER_DIE',
  'SUM_NOT_ALLOWED',
  'SUM_TOO_BIG',
  'STACK_EMPTY',
  'NOT_YOUR_CHARACTER',
  'NOT_IN_PUB',
  'TOO_DRUNK',
  'ONE_WAY_ONLY',
  'DOOR_OCCUPIED',
  'SEAT_REFUSED',
  'SAME_TABLE',
  'NEEDS_VICTIM',
  'BAD_VICTIM',
  'NOT_AT_EXIT',
  'TOO_SOBER'
] as const
export type Code = (typeof CODES)[number]

/** What happens, as the log tells it. */
export const EVENTS = [
  'dealt',
  'entered',
  'turn',
  'rolled',
  'forced',
  'shuffled',
  'tipped',
  'moved',
  'took',
  'innkeeper',
  'drank',
  'paid',
  'expelled',
  'left',
  'passed',
  'over'
] as const
export type EventType = (typeof EVENTS)[number]

/** Those that seal what lay where before the first turn. */
export const DEALING: readonly EventType[] = ['dealt']

/** Why a match is over. */
export const ENDS = ['GOAL', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

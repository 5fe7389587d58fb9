import { COMMON_CODES } from '../refusal.ts'

/** Why an action is refused, in the order in which that is checked: RULES.md, 9. */
export const CODES = [
  ...COMMON_CODES,
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
export type Code = (typeof CODES)[number]

/** What happens, as the log tells it. */
export const EVENTS = [
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
export type EventType = (typeof EVENTS)[number]

/** Those that seal what lay where before the first turn. */
export const DEALING: readonly EventType[] = ['dealt']

/** Why a match is over. */
export const ENDS = ['GOLD', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

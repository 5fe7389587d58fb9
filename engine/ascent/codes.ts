import { COMMON_CODES } from '../refusal.ts'
import type { MoreEvent } from './modules/slices.ts'

/** Why an action is refused, in the order in which that is checked. */
export const CODES = [
  ...COMMON_CODES,
  'CARD_NOT_IN_HAND',
  'HOOK_NONE',
  'HOOK_EMPTY',
  'GRID',
  'GOAL',
  'DISCARD',
  'HERD_NONE',
  'HERD_TOP',
  'HERD_PATH',
  'HERD_BRIDGE',
  'FIRE_TARGET',
  'FIRE_TERRAIN',
  'FIRE_HERD',
  'SLOT',
  'FIRE_UP',
  'SUMMIT_ONLY',
  'OCCUPIED',
  'EDGE',
  'LEFT',
  'SUPPORT',
  'ROW',
  'TERRAIN',
  'COST',
  'PAY'
] as const
export type Code = (typeof CODES)[number]

/** What happens in every match, as the log tells it. */
export const EVENTS = ['dealt', 'drew', 'turn', 'shuffled', 'over'] as const
export type EventType = (typeof EVENTS)[number] | MoreEvent

/** Those that seal what lay where before the first turn. */
export const DEALING: readonly EventType[] = ['dealt']

/** Why a match is over. */
export const ENDS = ['WIN', 'LOSS_STUCK', 'LOSS_GOAL', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

/** What may be said in a silent match. */
export const PHRASES = ['hello'] as const

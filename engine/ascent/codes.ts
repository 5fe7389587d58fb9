import { ENDED_EARLY } from '../end-reasons.ts'
import { COMMON_REFUSAL_CODES, type FactsByCodeElseNull, type TypedReason } from '../refusal.ts'
import type { ModuleEvents } from './modules/slices.ts'

/** The codes of all refusals, in the order in which they are checked (RULES.md, 4.9). */
export const REFUSAL_CODES = [
  ...COMMON_REFUSAL_CODES,
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
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** The card that a payment is for, and its slot; neither where a herd is led. */
export type PaymentPurpose = { readonly card?: string; readonly slot?: string }

type OnSlot = { readonly slot: string }
type Step = { readonly from: string; readonly to: string }

/** The facts of the codes that have any. */
type Listed = {
  readonly CARD_NOT_IN_HAND: { readonly cards: readonly string[] }
  readonly GRID: { readonly open: number }
  readonly GOAL: { readonly open: readonly string[] }
  readonly DISCARD: { readonly named: number }
  readonly HERD_NONE: OnSlot
  readonly HERD_TOP: Step
  readonly HERD_PATH: Step
  readonly HERD_BRIDGE: Step
  readonly FIRE_TARGET: OnSlot
  readonly FIRE_TERRAIN: OnSlot & { readonly card: string; readonly by: string }
  readonly FIRE_HERD: OnSlot & { readonly card: string }
  readonly SLOT: OnSlot
  readonly FIRE_UP: { readonly source: string; readonly target: string }
  readonly SUMMIT_ONLY: OnSlot
  readonly OCCUPIED: OnSlot & { readonly by: string }
  readonly EDGE: OnSlot
  readonly LEFT: OnSlot
  readonly SUPPORT: OnSlot
  readonly ROW: OnSlot & { readonly card: string; readonly row: number }
  readonly TERRAIN: OnSlot & { readonly card: string; readonly terrain: string }
  readonly COST: PaymentPurpose & { readonly due: number; readonly can: number }
  readonly PAY: PaymentPurpose & { readonly due: number; readonly paid: number }
}

/** The facts that come with each refusal code, or null. */
export type RefusalFacts = FactsByCodeElseNull<RefusalCode, Listed>
/** A reason against an action: one of the codes with its facts. */
export type Reason = TypedReason<RefusalFacts>

/** The types of the events that every match has; modules add theirs in `slice.ts`. */
export const COMMON_EVENT_TYPES = ['dealt', 'drew', 'turn', 'shuffled', 'over'] as const
type OfSeat = { readonly seat: number }

/** The facts of each type of event, as a viewer gets them. */
export type EventFacts = {
  readonly dealt: { readonly piles: readonly number[]; readonly bridged: readonly number[]; readonly first: number }
  readonly drew: OfSeat & { readonly count: number }
  readonly turn: OfSeat
  readonly shuffled: OfSeat & { readonly count: number }
  readonly over: { readonly outcome: string; readonly why: EndReason }
} & ModuleEvents
export type EventType = keyof EventFacts

/** The events whose sealed facts tell where all cards lay before the first turn. */
export const DEAL_EVENTS_FOR_RECORD: readonly EventType[] = ['dealt']

/** The reasons why a match is over. */
export const END_REASONS = ['WIN', 'LOSS_STUCK', 'LOSS_GOAL', ENDED_EARLY] as const
export type EndReason = (typeof END_REASONS)[number]

/** The names of the phrases that a silent match allows (RULES.md, ruling A30). */
export const PHRASES = ['hello'] as const

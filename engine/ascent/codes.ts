import { COMMON_CODES, type FactsOfCodes, type TypedReason } from '../refusal.ts'
import type { ModuleEvents } from './modules/slices.ts'

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

/** What is paid for: a card in its slot; nothing where a herd is led. */
export type PaidFor = { readonly card?: string; readonly slot?: string }

type OnSlot = { readonly slot: string }
type Step = { readonly from: string; readonly to: string }

/** What goes with those codes that do not say it all. */
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
  readonly COST: PaidFor & { readonly due: number; readonly can: number }
  readonly PAY: PaidFor & { readonly due: number; readonly paid: number }
}

/** The facts of every refusal, for whoever raises it and whoever has words for it. */
export type RefusalFacts = FactsOfCodes<Code, Listed>
export type Reason = TypedReason<RefusalFacts>

/** What happens in every match, as the log tells it. */
export const CORE_EVENTS = ['dealt', 'drew', 'turn', 'shuffled', 'over'] as const
type OfSeat = { readonly seat: number }

/** What is told of each, as a viewer gets it; of those that come by a rule, its slice says it. */
export type EventFacts = {
  readonly dealt: { readonly piles: readonly number[]; readonly bridged: readonly number[]; readonly first: number }
  readonly drew: OfSeat & { readonly count: number }
  readonly turn: OfSeat
  readonly shuffled: OfSeat & { readonly count: number }
  readonly over: { readonly outcome: string; readonly why: End }
} & ModuleEvents
export type EventType = keyof EventFacts

/** Those that seal what lay where before the first turn. */
export const DEAL_EVENTS: readonly EventType[] = ['dealt']

/** Why a match is over. */
export const ENDS = ['WIN', 'LOSS_STUCK', 'LOSS_GOAL', 'STOPPED'] as const
export type End = (typeof ENDS)[number]

/** What may be said in a silent match. */
export const PHRASES = ['hello'] as const

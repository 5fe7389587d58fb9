import { ENDED_EARLY } from '../end-reasons.ts'
import { COMMON_REFUSAL_CODES, type FactsByCodeElseNull, type TypedReason } from '../refusal.ts'
import type { ModuleEndReason } from './modules/slices.ts'

/** Codes of refusals, in the order in which they are checked (RULES.md, 4.4). */
export const REFUSAL_CODES = [
  ...COMMON_REFUSAL_CODES,
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
/** The code of a refusal. */
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** The card and cell that a payment is for; neither if the card lies there already. */
export type PaymentPurpose = { readonly card?: string; readonly cell?: string }

type InCell = { readonly cell: string }
type InRow = { readonly row: number }

/** The facts of each code that has some. */
type Listed = {
  readonly MODULE: { readonly verb: string }
  readonly CARD_NOT_IN_HAND: { readonly card?: string; readonly cards?: readonly string[] }
  readonly SLOT_OUT_OF_RANGE: InCell
  readonly SLOT_OCCUPIED: InCell & { readonly by: string }
  readonly ROW_BLOCKED: InRow & { readonly by: string }
  readonly SPACE_STORMED: InCell
  readonly PILLARS_FIRST: InCell & { readonly card: string }
  readonly WILD_AS_UNAVAILABLE: { readonly verb: string }
  readonly WILD_VALUE_RANGE: { readonly card: string; readonly value: number }
  readonly WILD_VALUE_TAKEN: { readonly card: string; readonly value: number }
  readonly MONSTER_NO_TARGET: InCell
  /** `against`: the island in the way on `cell`. `between`: the neighbouring islands, if the card fits no cell between them. */
  readonly ORDER: {
    readonly card: string
    readonly cell?: string
    readonly against?: string
    readonly between?: readonly string[]
  }
  readonly MATH_IMPOSSIBLE: InCell & { readonly card: string }
  readonly ORANGE_NEEDS_NEIGHBOUR: InCell
  readonly COST_TOO_HIGH: PaymentPurpose & { readonly due: number; readonly can: number }
  readonly PAYMENT_COUNT: PaymentPurpose & { readonly due: number; readonly paid: number }
  readonly PAYMENT_INVALID: PaymentPurpose & { readonly paid: readonly string[] }
  readonly DISCARD_NEEDS_TWO: { readonly named: number; readonly can: number }
  readonly FINISH_GRID_INCOMPLETE: { readonly open: number }
  readonly FINISH_ORIENTATION: { readonly wrong: number }
  readonly FINISH_MONSTER_HELD: { readonly seats: readonly number[] }
  readonly ROCKS_SAME_ROW: InRow
  readonly ROCKS_ROW_FULL: InRow
  readonly STORM_CHOICE: { readonly storm: string; readonly due?: number; readonly named?: number }
  readonly PURPLE_ROW_FULL: InRow & { readonly storm: string }
  readonly STORM_NOT_ACTIVE: { readonly storm: string }
  readonly PLEDGE_COUNT: { readonly count: number; readonly named: number; readonly most: number }
  readonly PLEDGE_BAD_CARDS: { readonly cards: readonly string[] }
  readonly PLEDGE_OVER_EIGHT: { readonly count: number; readonly short: number }
  readonly NO_COMPASS_CARD: { readonly cell?: string }
  readonly NO_GRID_CARD: InCell
}

/** The facts that come with each refusal code, or null. */
export type RefusalFacts = FactsByCodeElseNull<RefusalCode, Listed>
/** A reason against an action: one of the codes with its facts. */
export type Reason = TypedReason<RefusalFacts>

/** Types of the events that belong to no module. */
export const COMMON_EVENT_TYPES = [
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

type OfSeat = { readonly seat: number }
/** `with`: the card played in place of the named one. */
type StandIn = { readonly with?: string }

/** The facts of each type of event, as a viewer gets them; modules add theirs in `slice.ts`. */
export type CommonEventFacts = {
  readonly dealt: { readonly piles: readonly number[]; readonly first: number }
  readonly drew: OfSeat & { readonly count: number; readonly cards?: readonly string[] }
  readonly ready: { readonly piles: readonly number[] }
  readonly turn: OfSeat
  readonly placed: OfSeat & InCell & StandIn & { readonly card: string; readonly paid: number }
  readonly discarded: OfSeat & { readonly count: number }
  readonly started: OfSeat & StandIn
  readonly pledged: OfSeat & { readonly count: number; readonly blind?: boolean }
  readonly withdrew: OfSeat
  readonly paid: { readonly counts: readonly number[] }
  readonly finished: OfSeat & StandIn
  readonly over: { readonly outcome: string; readonly why: CommonEndReason | ModuleEndReason }
}
/** The type of an event that belongs to no module. */
export type CommonEventType = (typeof COMMON_EVENT_TYPES)[number]

/** Types of the events whose sealed facts tell, in every match, where each card lay before the first turn. */
export const COMMON_DEAL_EVENTS_FOR_RECORD: readonly CommonEventType[] = ['dealt', 'ready']

/** Codes of the reasons why a match of any variant may be over; modules add theirs. */
export const COMMON_END_REASONS = ['WIN', 'LOSS_NO_ACTION', 'LOSS_START_UNPAYABLE', ENDED_EARLY] as const
/** The code of a reason why a match is over, unless a module adds it. */
export type CommonEndReason = (typeof COMMON_END_REASONS)[number]

/** Phrases of a silent match (RULES.md, 13); those about the eight cards carry a number: `can-give 3`. */
export const PHRASES = ['hello', 'can-give', 'please-give'] as const

import { ENDED_EARLY } from '../end-reasons.ts'
import { COMMON_REFUSAL_CODES, type FactsByCodeElseNull, type TypedReason } from '../refusal.ts'

/** The codes of all refusals, in the order in which they are checked (RULES.md, 9). */
export const REFUSAL_CODES = [
  ...COMMON_REFUSAL_CODES,
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
export type RefusalCode = (typeof REFUSAL_CODES)[number]

type OfGuest = { readonly char: string }
type AtTable = { readonly table: number }

/** The facts of each refusal code that has facts. */
type Listed = {
  readonly SUM_TOO_BIG: { readonly coins: number; readonly most: number }
  readonly NOT_YOUR_CHARACTER: OfGuest
  readonly NOT_IN_PUB: OfGuest
  readonly TOO_DRUNK: OfGuest & { readonly beers: number }
  readonly ONE_WAY_ONLY: OfGuest
  readonly SEAT_REFUSED: OfGuest & AtTable
  readonly SAME_TABLE: AtTable & Partial<OfGuest>
  readonly NEEDS_VICTIM: AtTable
  readonly BAD_VICTIM: AtTable & OfGuest
  readonly NOT_AT_EXIT: OfGuest
  readonly TOO_SOBER: OfGuest & { readonly coins: number; readonly beers: number }
}

/** The facts that come with each refusal code, or null. */
export type RefusalFacts = FactsByCodeElseNull<RefusalCode, Listed>
/** A reason against an action: one of the codes with its facts. */
export type Reason = TypedReason<RefusalFacts>

/** The types of all events of the log. */
export const EVENT_TYPES = [
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
export type EventType = (typeof EVENT_TYPES)[number]

/** The reason why a guest is thrown out: it couldn't pay (`coin`), its beers reached the limit (`beer`), or both. */
export type ExpulsionReason = 'coin' | 'beer' | 'both'

type OfSeat = { readonly seat: number }

/** The facts of each type of event, as a viewer gets them. */
export type EventFacts = {
  readonly dealt: { readonly first: number }
  readonly entered: OfGuest & { readonly coins: number }
  readonly turn: OfSeat
  readonly rolled: OfSeat & { readonly A: number; readonly B: number }
  readonly forced: OfSeat & { readonly line: string }
  readonly shuffled: OfSeat & { readonly count: number }
  readonly tipped: OfGuest & { readonly place: number }
  readonly moved: OfGuest & {
    readonly from: number
    readonly to: number
    readonly dir: string
    readonly steps: number
  }
  readonly took: OfGuest & { readonly place: number }
  readonly innkeeper: OfSeat & AtTable
  readonly drank: { readonly chars: readonly string[] }
  readonly paid: { readonly rounds: readonly (readonly [payer: string, payee: string])[] }
  readonly expelled: { readonly chars: readonly string[]; readonly why: readonly ExpulsionReason[] }
  readonly left: OfGuest & { readonly beers: number; readonly bank: number }
  readonly passed: OfSeat
  readonly over: { readonly outcome: string; readonly why: EndReason }
}

/** The types of the events whose sealed facts tell the order of every stack before the first turn. */
export const DEAL_EVENTS_FOR_RECORD: readonly EventType[] = ['dealt']

/** The reasons why a match is over. */
export const END_REASONS = ['GOAL', ENDED_EARLY] as const
export type EndReason = (typeof END_REASONS)[number]

import { ENDED_EARLY } from '../end-reasons.ts'
import { COMMON_REFUSAL_CODES, type FactsByCodeElseNull, type TypedReason } from '../refusal.ts'

/** The codes of all refusals, in the order in which they are checked. */
export const REFUSAL_CODES = [
  ...COMMON_REFUSAL_CODES,
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
export type RefusalCode = (typeof REFUSAL_CODES)[number]

type OfColour = { readonly colour: string }
type InCell = { readonly cell: string }

/** The facts of the codes that have any. */
type Listed = {
  readonly COLOUR_NOT_ROLLED: OfColour
  readonly COLOUR_OUT_OF_STOCK: OfColour
  readonly NO_BOAT: InCell & { readonly boats: number }
  readonly NO_CARD: InCell
  readonly FACE_DOWN: InCell
  readonly ALREADY_FACE_UP: InCell
  readonly BAD_TARGET: { readonly cell?: string; readonly coral: number }
  readonly CORAL_LIMIT: { readonly most: number }
  readonly NO_FREE_CORAL: { readonly card: string }
  readonly CORAL_CLOSED: { readonly coral: number }
  readonly SAME_SEX: { readonly coral: number; readonly card: string }
  readonly PAIR_NOT_WANTED: { readonly pair: string }
  readonly BOATS_MAX: { readonly most: number }
  readonly BAD_PAYMENT: { readonly due: number; readonly paid: number }
  readonly NOT_ENOUGH_WORMS: { readonly paid: readonly string[] }
  readonly WRONG_WORM_COLOUR: OfColour & { readonly other: string }
}

/** The facts that come with each refusal code, or null. */
export type RefusalFacts = FactsByCodeElseNull<RefusalCode, Listed>
/** A reason against an action: one of the codes with its facts. */
export type Reason = TypedReason<RefusalFacts>

/** The types of all events of the log. */
export const EVENT_TYPES = [
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
export type EventType = (typeof EVENT_TYPES)[number]

type OfSeat = { readonly seat: number }
/** How many of each token were paid. */
type Paid = { readonly [token: string]: number }

/** The facts of each type of event, as a viewer gets them. */
export type EventFacts = {
  readonly dealt: {
    readonly first: number
    /** The cards that lie face up, by row from 0. */
    readonly rows: { readonly [row: number]: readonly string[] }
    readonly wanted: readonly (string | null)[]
    readonly deck: number
  }
  readonly rolled: OfSeat & { readonly dice: readonly string[] }
  readonly took: OfSeat & { readonly colour: string }
  readonly turn: OfSeat
  readonly bought: OfSeat & InCell & { readonly card: string; readonly paid: Paid; readonly coral?: number }
  readonly bred: OfSeat & { readonly coral: number; readonly pair: string; readonly parents: readonly string[] }
  readonly wanted: { readonly pair: string; readonly place: number; readonly left: number }
  readonly looked: OfSeat & InCell & { readonly paid: Paid }
  readonly revealed: OfSeat & InCell & { readonly card: string }
  readonly launched: OfSeat & { readonly boats: number; readonly paid: Paid }
  /** The seat's shark ate a card in the sea (`cell`) or a fish on an own coral (`coral`). */
  readonly ate: OfSeat & Partial<InCell> & { readonly coral?: number; readonly card: string }
  readonly ended: OfSeat
  readonly drained: { readonly cells: readonly string[] }
  readonly shuffled: { readonly count: number }
  readonly flowed: {
    readonly cards: { readonly [cell: string]: string }
    readonly hidden: number
    readonly left: number
  }
  readonly over: { readonly outcome: string; readonly why: EndReason }
}

/** The events whose sealed facts tell where everything lay before the first turn. */
export const DEAL_EVENTS_FOR_RECORD: readonly EventType[] = ['dealt']

/** The reasons why a match is over. */
export const END_REASONS = ['FIVE_BREEDINGS', ENDED_EARLY] as const
export type EndReason = (typeof END_REASONS)[number]

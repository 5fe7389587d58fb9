import type { End, EventType } from '../../../engine/tranquility/codes.ts'
import type { Told } from '../../../schema/wire.ts'

/** What is told of each event, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly piles: readonly number[]; readonly first: number }
  readonly drew: { readonly seat: number; readonly count: number; readonly cards?: readonly string[] }
  readonly ready: { readonly [none: string]: never }
  readonly turn: { readonly seat: number }
  readonly placed: { readonly seat: number; readonly card: string; readonly cell: string; readonly paid: number }
  readonly discarded: { readonly seat: number; readonly count: number }
  readonly started: { readonly seat: number }
  readonly pledged: { readonly seat: number; readonly count: number }
  readonly withdrew: { readonly seat: number }
  readonly paid: { readonly counts: readonly number[] }
  readonly finished: { readonly seat: number }
  readonly over: { readonly outcome: string; readonly why: End }
}

/** A seat's name; null where it is the reader's own. */
export type Who = (seat: number) => string | null

/** One sentence for each event. */
export type EventWords = { readonly [Type in EventType]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

/** Says any event; what a later version of the rules may tell besides is passed over. */
export function teller(events: EventWords): (told: Told, who: Who) => string {
  const sentences: { readonly [type: string]: ((facts: never, who: Who) => string) | undefined } = events
  return ({ type, facts }, who) => sentences[type]?.(facts as never, who) ?? ''
}

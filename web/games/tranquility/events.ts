import type { End, EventType } from '../../../engine/tranquility/codes.ts'
import type { Who } from '../../seat/game.ts'

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

/** One sentence for each event. */
export type EventWords = { readonly [Type in EventType]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

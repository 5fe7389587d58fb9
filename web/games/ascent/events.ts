import type { Card } from '../../../engine/ascent/mountain/cards.ts'
import type { End, EventType } from '../../../engine/ascent/codes.ts'
import type { Who } from '../../seat/game.ts'

/** What is told of each event, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly piles: readonly number[]; readonly bridged: readonly number[]; readonly first: number }
  readonly revealed: { readonly sequences: readonly string[] }
  readonly drew: { readonly seat: number; readonly count: number }
  readonly turn: { readonly seat: number }
  readonly placed: { readonly seat: number; readonly card: string; readonly slot: string; readonly paid: number }
  readonly bridged: { readonly seat: number; readonly slot: string }
  readonly lifted: {
    readonly seat: number
    readonly card: string
    readonly source: string
    readonly target: string
    readonly lifted: Card
    readonly paid: number
  }
  readonly topped: { readonly seat: number }
  readonly discarded: { readonly seat: number; readonly count: number }
  readonly herded: {
    readonly seat: number
    readonly route: readonly string[]
    readonly ibexes: number
    readonly paid: number
  }
  readonly hooked: { readonly seat: number; readonly left: number }
  readonly shuffled: { readonly seat: number; readonly count: number }
  readonly appeared: { readonly slot: string }
  readonly climbed: { readonly route: readonly string[]; readonly ibexes: number }
  readonly filmed: { readonly sequence: string }
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each event. */
export type EventWords = { readonly [Type in EventType]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

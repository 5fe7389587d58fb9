import type { End, EventType } from '../../../../engine/reef/codes.ts'
import type { Who } from '../../../seat/game.ts'

type Paid = Readonly<Record<string, number>>

/** What is told of each event. */
export interface EventFacts {
  readonly dealt: { readonly first: number }
  readonly rolled: { readonly seat: number; readonly dice: readonly string[] }
  readonly took: { readonly seat: number; readonly colour: string }
  readonly turn: { readonly seat: number }
  readonly bought: {
    readonly seat: number
    readonly cell: string
    readonly card: string
    readonly paid: Paid
    readonly coral?: number
  }
  readonly bred: { readonly seat: number; readonly coral: number; readonly pair: string }
  readonly wanted: { readonly pair: string; readonly left: number }
  readonly looked: { readonly seat: number; readonly cell: string; readonly paid: Paid }
  readonly revealed: { readonly seat: number; readonly cell: string; readonly card: string }
  readonly launched: { readonly seat: number; readonly boats: number; readonly paid: Paid }
  readonly ate: { readonly seat: number; readonly cell?: string; readonly coral?: number; readonly card: string }
  readonly ended: { readonly seat: number }
  readonly drained: { readonly cells: readonly string[] }
  readonly shuffled: { readonly count: number }
  readonly flowed: { readonly cards: Readonly<Record<string, string>>; readonly hidden: number; readonly left: number }
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each event. */
export type EventWords = { readonly [Type in EventType]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

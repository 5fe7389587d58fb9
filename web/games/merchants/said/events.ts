import type { End, EventType } from '../../../../engine/merchants/codes.ts'
import type { Who } from '../../../seat/game.ts'

export interface Seated {
  readonly seat: number
}

export interface Used extends Seated {
  readonly what: string
  readonly space: string
}

/** What is told of each event, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly first: number }
  readonly turn: Seated
  readonly blocked: Seated & { readonly space: string }
  readonly placed: Seated & { readonly terrain: string; readonly space: string; readonly from?: string }
  readonly went: Seated & { readonly from: string; readonly to: string; readonly card: string }
  readonly removed: Seated & { readonly terrain: string; readonly space: string; readonly cards: readonly string[] }
  readonly paid: Seated & { readonly cards: readonly string[] }
  readonly rolled: Seated & { readonly face: number; readonly source: 'cards' | 'sale' }
  readonly put: Used
  readonly shifted: Seated & { readonly what: string; readonly from: string; readonly to: string }
  readonly returned: Used
  readonly skipped: Seated
  readonly ended: Seated
  readonly shuffled: { readonly count: number }
  readonly drew: Seated & { readonly count: number; readonly why: string; readonly cards?: readonly string[] }
  readonly loaded: Seated & { readonly wares: readonly string[] }
  readonly sold: Seated & { readonly ware: string; readonly coin: number | null }
  readonly declined: Seated & { readonly what: 'sale' | 'roll' }
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each of them. */
export type EventWords = { readonly [Type in EventType]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

import type { End, EventType } from '../../../../engine/pub/codes.ts'
import type { Why } from '../../../../engine/pub/room/drinking.ts'
import type { Who } from '../../../seat/game.ts'

export interface Seated {
  readonly seat: number
}
export interface Named {
  readonly char: string
}

/** What is told of each event. */
export interface EventFacts {
  readonly dealt: { readonly first: number }
  readonly entered: Named & { readonly coins: number }
  readonly turn: Seated
  readonly rolled: Seated & { readonly A: number; readonly B: number }
  readonly forced: Seated & { readonly line: string }
  readonly shuffled: Seated & { readonly count: number }
  readonly tipped: Named & { readonly place: number }
  readonly moved: Named & { readonly from: number; readonly to: number; readonly dir: string }
  readonly took: Named & { readonly place: number }
  readonly innkeeper: Seated & { readonly table: number }
  readonly drank: { readonly chars: readonly string[] }
  readonly paid: { readonly rounds: readonly (readonly [payer: string, payee: string])[] }
  readonly expelled: { readonly chars: readonly string[]; readonly why: readonly Why[] }
  readonly left: Named & { readonly beers: number; readonly bank: number }
  readonly passed: Seated
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each event. */
export type EventWords = { readonly [Type in EventType]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

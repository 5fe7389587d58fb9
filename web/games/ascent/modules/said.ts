import type { RefusalFacts } from '../../../../engine/ascent/codes.ts'
import type { View } from '../../../../engine/ascent/view.ts'
import type { RefusalWords } from '../../../words/refusal.ts'
import type { Chapter } from '../../chapters.ts'
import type { Cards } from '../../named.ts'
import type * as seat from '../../../seat/game.ts'
import type * as said from '../../said.ts'

export type { Harbour, Tells } from '../../said.ts'

/** The table as somebody sees it. */
export type Now = seat.Now<View>

/** What a module tells: its events, and what its cards are called. */
export type Telling = said.Telling<View>

/** Why a module refuses something. */
export type Refusals = Partial<RefusalWords<RefusalFacts>>

/** How refusals name what their facts carry. */
export interface Names {
  readonly card: Cards
  /** What a rule demands before the Summit. */
  readonly goal: Cards
  /** What costs something without a card to place. */
  readonly costing: string
}

/** A module's part of the rules, by the names that rules.ts puts in order. */
export type Chapters = { readonly [name: string]: Chapter }

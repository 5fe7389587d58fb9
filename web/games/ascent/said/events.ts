import type { End, EventType } from '../../../../engine/ascent/codes.ts'
import type { MoreEvent } from '../../../../engine/ascent/modules/slices.ts'
import type { Tells } from '../../said.ts'
import type { Facts as Bridges } from '../modules/bridges/index.ts'
import type { Facts as Campfires } from '../modules/campfires/index.ts'
import type { Facts as Documentary } from '../modules/documentary/index.tsx'
import type { Facts as Hooks } from '../modules/hooks/index.ts'
import type { Facts as Mountains } from '../modules/mountains/index.ts'
import type { Facts as Summit } from '../modules/summit/index.ts'
import type { Facts as Wildlife } from '../modules/wildlife/index.tsx'

/** What is told of each event, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly piles: readonly number[]; readonly bridged: readonly number[]; readonly first: number }
  readonly drew: { readonly seat: number; readonly count: number }
  readonly turn: { readonly seat: number }
  readonly shuffled: { readonly seat: number; readonly count: number }
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each event that belongs to no module. */
export type EventWords = Tells<Pick<EventFacts, Exclude<EventType, MoreEvent>>>

type ModuleFacts = Mountains & Bridges & Campfires & Summit & Wildlife & Documentary & Hooks

/** Of every event there is. */
export type AllFacts = EventFacts & Pick<ModuleFacts, MoreEvent>

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

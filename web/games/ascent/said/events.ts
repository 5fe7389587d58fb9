import type { EndReason, EventFacts } from '../../../../engine/ascent/codes.ts'
import type { ModuleEventType } from '../../../../engine/ascent/modules/slices.ts'
import type { Tells } from '../../said.ts'
import type { Facts as Bridges } from '../modules/bridges/index.ts'
import type { Facts as Campfires } from '../modules/campfires/index.ts'
import type { Facts as Documentary } from '../modules/documentary/index.tsx'
import type { Facts as Hooks } from '../modules/hooks/index.ts'
import type { Facts as Mountains } from '../modules/mountains/index.ts'
import type { Facts as Summit } from '../modules/summit/index.ts'
import type { Facts as Wildlife } from '../modules/wildlife/index.tsx'

/** One sentence for each event that belongs to no module. */
export type EventWords = Tells<Omit<EventFacts, ModuleEventType>>

type ModuleFacts = Mountains & Bridges & Campfires & Summit & Wildlife & Documentary & Hooks

/** Of every event there is. */
export type AllFacts = EventWords & Pick<ModuleFacts, ModuleEventType>

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<EndReason, string>>

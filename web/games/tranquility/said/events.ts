import type { CommonEndReason, CommonEventFacts } from '../../../../engine/tranquility/codes.ts'
import type { ModuleEventType } from '../../../../engine/tranquility/modules/slices.ts'
import type { Facts as Competitive } from '../modules/competitive/index.ts'
import type { Facts as DayNight } from '../modules/day_night/index.ts'
import type { Facts as Discard } from '../modules/discard/index.ts'
import type { Facts as Explorers } from '../modules/explorers/index.tsx'
import type { Facts as Finish } from '../modules/finish/index.ts'
import type { Facts as Islands } from '../modules/islands/index.ts'
import type { Facts as Monsters } from '../modules/monsters/index.ts'
import type { Facts as Rocks } from '../modules/rocks/index.tsx'
import type { Tells } from '../modules/said.ts'
import type { Facts as Start } from '../modules/start/index.ts'
import type { Facts as Storms } from '../modules/storms/index.tsx'

type Common = 'dealt' | 'drew' | 'turn'

/** One sentence for each event that belongs to no module; how a match ended, its ends say. */
export type EventWords = Tells<Pick<CommonEventFacts, Common>>

type ModuleFacts = Discard & Finish & Islands & Start & Competitive & DayNight & Explorers & Monsters & Rocks & Storms

/** Of every event there is. */
export type AllFacts = EventWords &
  Pick<ModuleFacts, Exclude<keyof CommonEventFacts, Common | 'over'> | ModuleEventType>

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<CommonEndReason, string>>

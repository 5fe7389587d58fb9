import type { End, EventType } from '../../../../engine/tranquility/codes.ts'
import type { MoreEvent } from '../../../../engine/tranquility/modules/slices.ts'
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

/** What is told of each event that belongs to no module, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly piles: readonly number[]; readonly first: number }
  readonly drew: { readonly seat: number; readonly count: number; readonly cards?: readonly string[] }
  readonly turn: { readonly seat: number }
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each of them. */
export type EventWords = Tells<EventFacts>

type ModuleFacts = Discard & Finish & Islands & Start & Competitive & DayNight & Explorers & Monsters & Rocks & Storms

/** Of every event there is. */
export type AllFacts = EventFacts & Pick<ModuleFacts, Exclude<EventType, keyof EventFacts> | MoreEvent>

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

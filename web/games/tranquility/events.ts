import type { End, EventType } from '../../../engine/tranquility/codes.ts'
import type { MoreEvent } from '../../../engine/tranquility/modules/slices.ts'
import type { Facts as Competitive } from './modules/competitive/index.ts'
import type { Facts as DayNight } from './modules/day_night/index.ts'
import type { Facts as Explorers } from './modules/explorers/index.ts'
import type { Facts as Monsters } from './modules/monsters/index.ts'
import type { Facts as Rocks } from './modules/rocks/index.ts'
import type { Tells } from './modules/said.ts'
import type { Facts as Storms } from './modules/storms/index.ts'

export interface Played {
  /** The card that stood for it, if not itself. */
  readonly with?: string
}

/** What is told of each event, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly piles: readonly number[]; readonly first: number }
  readonly drew: { readonly seat: number; readonly count: number; readonly cards?: readonly string[] }
  readonly ready: { readonly [none: string]: never }
  readonly turn: { readonly seat: number }
  readonly placed: {
    readonly seat: number
    readonly card: string
    readonly cell: string
    readonly paid: number
  } & Played
  readonly discarded: { readonly seat: number; readonly count: number }
  readonly started: { readonly seat: number } & Played
  readonly pledged: { readonly seat: number; readonly count: number; readonly blind?: boolean }
  readonly withdrew: { readonly seat: number }
  readonly paid: { readonly counts: readonly number[] }
  readonly finished: { readonly seat: number } & Played
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each event of the base game. */
export type EventWords = Tells<Pick<EventFacts, EventType>>

type ModuleFacts = Competitive & DayNight & Explorers & Monsters & Rocks & Storms

/** Of every event there is. */
export type AllFacts = EventFacts & Pick<ModuleFacts, MoreEvent>

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

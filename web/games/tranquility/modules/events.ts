import type { MORE_ENDS, MoreEvent } from '../../../../engine/tranquility/codes.ts'
import type { Score } from '../../../../engine/tranquility/modules/competitive/score.ts'
import type { StormName } from '../../../../engine/tranquility/core/slices.ts'
import type { Who } from '../../../seat/game.ts'
import type { EventFacts } from '../events.ts'

interface At {
  readonly seat: number
}

/** What is told of each event of the modules and variants, and of those of the base game that tell more there. */
export interface MoreFacts {
  readonly 'set-aside': At
  readonly flipped: At & { readonly side: 'day' | 'night' }
  readonly rotated: At & { readonly cell: string; readonly side: 'day' | 'night' }
  readonly 'row-laid': { readonly row: readonly string[]; readonly left: number; readonly day: number }
  readonly took: At & { readonly cards: readonly string[]; readonly laid: readonly string[] }
  readonly exchanged: At & { readonly cards: readonly string[] }
  readonly passed: At
  readonly scored: { readonly scores: readonly Score[] }
  readonly explorers: { readonly left: number }
  readonly explored: At & {
    readonly cell: string
    readonly explorer: 'storm' | 'monster' | 'start' | 'rocks' | 'kept'
    readonly card?: string
  }
  readonly 'explorer-paid': At & { readonly count: number; readonly unseen: number }
  readonly cleared: At & { readonly cell: string }
  readonly 'rocks-laid': { readonly row: number }
  readonly 'rocks-moved': At & { readonly row: number; readonly from: number }
  readonly 'rocks-kept': At & { readonly count: number }
  readonly 'rocks-gone': { readonly row: number }
  readonly destroyed: At & {
    readonly card: string
    readonly cell: string
    readonly with?: string
    /** It was the last that the seat was known to hold. */
    readonly unmarked?: true
  }
  readonly FINISH_MONSTER_HELD: { readonly seats: readonly number[] }
  readonly stormed: At & { readonly storm: StormName }
  readonly 'storm-struck': At & { readonly storm: StormName; readonly count?: number; readonly row?: number }
  readonly 'storm-left': At & { readonly storm: StormName }
  readonly 'compass-earned': At & { readonly by: 'start' | 'hand' | 'row'; readonly row?: number }
  readonly 'compass-spent': At & {
    readonly storm: StormName
    readonly with?: string
    /** Where it lay: on a row, before a seat, or just drawn by one. */
    readonly row?: number
    readonly before?: number
    readonly drawnBy?: number
  }
  readonly 'whole-hand': At & { readonly count: number }
}

interface Played {
  /** The card that stood for it, if not itself. */
  readonly with?: string
}

interface Retold {
  readonly drew: EventFacts['drew']
  readonly placed: EventFacts['placed'] & Played
  readonly started: EventFacts['started'] & Played
  readonly finished: EventFacts['finished'] & Played
  readonly pledged: EventFacts['pledged'] & { readonly blind?: boolean }
}

type Facts = Pick<MoreFacts, MoreEvent & keyof MoreFacts> & Retold

/** Of every event there is. */
export type AllFacts = Omit<EventFacts, keyof Facts> & Facts

/** One sentence for each. */
export type MoreEventWords = { readonly [Type in MoreEvent | keyof Retold]: (facts: Facts[Type], who: Who) => string }

/** One sentence for each way in which only these matches end. */
export type MoreEndWords = Readonly<Record<(typeof MORE_ENDS)[number], string>>

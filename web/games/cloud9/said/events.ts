import type { End, EventType } from '../../../../engine/cloud9/codes.ts'
import type { Line } from '../../../../engine/cloud9/lines.ts'
import type { Who } from '../../../seat/game.ts'

export interface Seated {
  readonly seat: number
}

/** What is told of each event, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly first: number; readonly pile: number }
  readonly trip: { readonly trip: number; readonly pilot: number }
  readonly rolled: Seated & { readonly cloud: number; readonly dice: readonly string[] }
  /** What it chose, where it is told. */
  readonly chose: Seated & { readonly choice?: Line }
  readonly waits: Seated
  readonly jumped: Seated & { readonly points: number }
  readonly stayed: Seated
  readonly rose: Seated & {
    readonly cloud: number
    readonly by: 'nothing' | 'colours' | 'wild'
    readonly cards: readonly string[]
  }
  readonly arrived: { readonly seats: readonly number[]; readonly points: number }
  readonly fell: Seated & { readonly seats: readonly number[] }
  readonly continued: Seated
  readonly shuffled: { readonly count: number }
  readonly drew: Seated & { readonly count: number; readonly cards?: readonly string[] }
  readonly over: { readonly outcome: string; readonly why: End }
}

/** One sentence for each of them. */
export type EventWords = { readonly [Type in EventType]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<End, string>>

import type { Result, BaseView } from '../../engine/game.ts'

/** How a crew came out of a deal, once their match is over; no names and no record where that is closed. */
export interface Crew {
  readonly match: string
  readonly names: readonly string[] | null
  readonly result: Result
  readonly moves: number
  readonly openedAt: number
  readonly endedAt: number
  /** The table as it lies. */
  readonly view: BaseView
}

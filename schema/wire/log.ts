import * as z from 'zod'
import type { Facts, Json } from '../../engine/game.ts'
import type { SeatSubstitute } from '../../engine/match.ts'
import { versionText } from './fields.ts'
import type { Happened } from './happened.ts'

/** What a viewer may know of one event. */
export interface Told {
  readonly type: string
  readonly facts: Facts
}

/** One settled line as a viewer may know it; `seat` is null for what the table did. */
export interface Entry {
  readonly version: number
  readonly seat: number | null
  readonly at: number
  /** Not there where it was its seat's own hand. */
  readonly by?: SeatSubstitute
  readonly events: readonly Told[]
}

export interface Log {
  readonly entries: readonly Entry[]
  /** What befell the match meanwhile, beside its lines, oldest first. */
  readonly happened: readonly Happened[]
  /** Ask again with `before` this version for older entries; null at the beginning. */
  readonly before: number | null
}

/** The views that a link had at the versions before one, oldest first. */
export interface Earlier {
  readonly views: readonly { readonly version: number; readonly view: Json }[]
  /** Ask again with `before` this version for older views; null at the beginning. */
  readonly before: number | null
}

/** The query of the log, and of earlier views. */
export const pageAsked = z.strictObject({
  before: versionText.optional()
})

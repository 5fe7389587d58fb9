import * as z from 'zod'
import type { Result } from '../../engine/game.ts'

/** More than that are asked in several requests: each wakes a room. */
export const MOST_STANDINGS = 20

const LINK_LENGTH = 64

/** How the matches of these links stand, all at once. */
export const standingsAsked = z.strictObject({ links: z.array(z.string().max(LINK_LENGTH)).min(1).max(MOST_STANDINGS) })
export type StandingsAsked = z.output<typeof standingsAsked>

/** A match as a list shows it: who else plays, and the table in small, as that link may see it; no hand, to nobody. */
export interface Shown {
  readonly others: readonly string[]
  /** An SVG. */
  readonly picture: string
  /** Where mail to the seat goes, once that was confirmed: nobody but its holder is told. */
  readonly address: string | null
}

/** How a match stands for one link of it; since when, or when it ended. */
export type Standing =
  | { readonly kind: 'reissued' | 'sealed' | 'gone' | 'unreachable' }
  | (Shown & { readonly kind: 'free' | 'yours' | 'drafted'; readonly since: number })
  | (Shown & { readonly kind: 'waiting'; readonly since: number; readonly names: readonly string[] })
  | (Shown & {
      readonly kind: 'over'
      readonly since: number
      readonly outcome: Result['outcome']
      /** The link to the same seat of the match that was opened after it, for whoever has a seat there. */
      readonly next?: string
    })

/** One for each link, in the order in which they were asked for. */
export interface Standings {
  readonly standings: readonly Standing[]
}

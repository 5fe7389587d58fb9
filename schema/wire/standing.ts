import * as z from 'zod'

/** More than that are asked in several requests: each wakes a room. */
export const MOST_STANDINGS = 20

const LINK_LENGTH = 64

/** How the matches of these links stand, all at once. */
export const standingsAsked = z.strictObject({ links: z.array(z.string().max(LINK_LENGTH)).min(1).max(MOST_STANDINGS) })
export type StandingsAsked = z.output<typeof standingsAsked>

/** How a match stands for one link of it. */
export type Standing =
  | { readonly kind: 'free' | 'over' | 'reissued' | 'sealed' | 'gone' | 'unreachable' }
  | { readonly kind: 'yours'; readonly since: number }
  | { readonly kind: 'waiting'; readonly names: readonly string[] }

/** One for each link, in the order in which they were asked for. */
export interface Standings {
  readonly standings: readonly Standing[]
}

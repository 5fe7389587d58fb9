import * as z from 'zod'
import { address, language, name } from './fields.ts'

/**
 * What the others may decide about an absent rival's seat, the mildest first: somebody who has not played in the match
 * takes it, an autopilot plays it, or the match ends without anybody having seen its hand.
 */
export const ABSENCE_CHOICES = ['successor', 'autopilot', 'end'] as const
export type AbsenceChoice = (typeof ABSENCE_CHOICES)[number]

const seat = z.number().int().min(0).max(31)

/** Who is to take the seat: the invitation goes to that address and nowhere else. */
export const successor = z.object({ name, address, language: language.exactOptional() })
export type Successor = z.output<typeof successor>

/** A seat's vote on an absent one; `none` takes it back. A successor is proposed by name and address, or accepted as another seat has proposed it. */
export const absenceVote = z.union([
  z.strictObject({ seat, choice: z.enum(['autopilot', 'end', 'none']) }),
  z.strictObject({ seat, choice: z.literal('successor'), as: seat }),
  z.strictObject({ seat, choice: z.literal('successor'), name, address, language: language.optional() })
])
export type AbsenceVoteAsked = z.output<typeof absenceVote>

/** How it stands with an absent seat where players compete. */
export interface AbsenceShown {
  /** Since when it is said to be absent, or nobody sits there. */
  readonly since: number
  /** From when on the others may decide. */
  readonly from: number
  /** The seats that must all vote for the same. */
  readonly voters: readonly number[]
  readonly votes: readonly {
    readonly seat: number
    readonly choice: AbsenceChoice
    /** The successor, and their address with most of its letters left out. */
    readonly name?: string
    readonly address?: string
  }[]
}

import * as z from 'zod'
import type { Verdict } from './answering.ts'
import type { Envelope } from './envelope.ts'
import { key, version } from './fields.ts'
import { ANSWER_LENGTH, CARD_LENGTH } from './limits.ts'

/** A line, or several of them, parted by `;` or line ends. */
export const act = z.strictObject({ line: z.string().max(ANSWER_LENGTH), version, key })
export type Act = z.output<typeof act>

/** The card of the hand of which is asked what speaks against it. */
export const cardAsked = z.strictObject({ card: z.string().min(1).max(CARD_LENGTH) })
export type CardAsked = z.output<typeof cardAsked>

/**
 * What acting answers: the envelope; the version that the last line made that was played, null while that is a draft; and
 * what came of each line up to the first that was refused, with why in words.
 */
export type Acted = Envelope & { readonly made: number | null; readonly lines: readonly Verdict[] }

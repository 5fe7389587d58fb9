import * as z from 'zod'
import type { Envelope } from './envelope.ts'
import { key, version } from './fields.ts'
import { CARD_LENGTH, LINE_LENGTH } from './limits.ts'

export const act = z.strictObject({ line: z.string().max(LINE_LENGTH), version, key })
export type Act = z.output<typeof act>

/** The card of the hand of which is asked what speaks against it. */
export const cardAsked = z.strictObject({ card: z.string().min(1).max(CARD_LENGTH) })
export type CardAsked = z.output<typeof cardAsked>

/** What acting answers: the envelope, and the version that the action made; null while it is a draft. */
export type Acted = Envelope & { readonly made: number | null }

import * as z from 'zod'
import type { Envelope } from './envelope.ts'
import { key, version } from './fields.ts'
import { LINE_LENGTH } from './limits.ts'

export const act = z.strictObject({ line: z.string().max(LINE_LENGTH), version, key })
export type Act = z.output<typeof act>

/** What acting answers: the envelope, and the version that the action made; null while it is a draft. */
export type Acted = Envelope & { readonly made: number | null }

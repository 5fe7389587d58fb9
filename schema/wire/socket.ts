import * as z from 'zod'
import type { Envelope } from './envelope.ts'
import { version } from './fields.ts'

/**
 * What the page reports over the socket: the version it has shown, whether it is visible, and whether somebody has
 * touched, typed or scrolled since its last report (a forgotten open tab is visible, but not used).
 */
export const report = z.strictObject({
  shown: version.optional(),
  visible: z.boolean(),
  used: z.boolean().default(false)
})
export type Report = z.input<typeof report>

/** What the socket carries to the page. */
export type Pushed = { readonly envelope: Envelope }

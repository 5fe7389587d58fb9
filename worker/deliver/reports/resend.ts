import * as z from 'zod'
import type { DeliveryReport, Outcome } from './report.ts'
import { bounceOf, statusIn } from './status.ts'

/** The name of the tag under which a mail's return path goes along. */
export const TAG = 'return_path'

const said = z.string().optional()

/** What Resend says of a mail by webhook, as far as it concerns us; all that carries an address or a subject is left out. */
const event = z.object({
  type: z.string(),
  created_at: z.string(),
  data: z.object({
    tags: z.record(z.string(), z.unknown()).optional(),
    bounce: z.object({ type: said, subType: said, message: said }).optional()
  })
})

/** A report, with what says of which mail; null where nothing is told of one of our mails. */
export function readResendEvent(body: unknown, now: number): { tag: string; report: DeliveryReport } | null {
  const { success, data: read } = event.safeParse(body)
  if (!success) return null
  const { type, created_at: createdAt, data } = read
  const tag = data.tags?.[TAG]
  const outcome = outcomeOf(type, data.bounce)
  if (typeof tag !== 'string' || !outcome) return null
  const at = Date.parse(createdAt)
  const { type: kind = '', subType = '' } = data.bounce ?? {}
  const why = [type.replace('email.', ''), kind, subType].join('_').replace(/[^A-Za-z_]/g, '')
  return {
    tag,
    report: { outcome, at: Number.isNaN(at) ? now : Math.min(at, now), code: `RESEND_${why}`.slice(0, 80) }
  }
}

function outcomeOf(type: string, bounce: z.output<typeof event>['data']['bounce']): Outcome | undefined {
  if (type !== 'email.bounced') return OUTCOMES.get(type)
  const status = statusIn(bounce?.message ?? '')
  if (bounce?.type !== 'Permanent') return 'soft-bounce'
  return status.detail === null ? 'hard-bounce' : bounceOf(status)
}

const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['email.delivered', 'delivered'],
  ['email.delivery_delayed', 'delayed'],
  ['email.complained', 'complaint'],
  ['email.failed', 'unsent'],
  // It has come back from there before.
  ['email.suppressed', 'hard-bounce']
])

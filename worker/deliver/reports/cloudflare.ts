import * as z from 'zod'
import type { DeliveryReport, Outcome } from './report.ts'
import { bounceOf, statusIn } from './status.ts'

const said = z.string().optional()

/** What Cloudflare's Email Service says of a mail by a queue: it brings nothing of ours along but address and id. */
const event = z.object({
  type: z.string(),
  payload: z.object({
    messageId: z.string(),
    recipient: z.string(),
    delivery: z.object({ smtpStatusCode: said, smtpEnhancedStatusCode: said, smtpResponse: said }).optional(),
    bounce: z.object({ type: said }).optional(),
    rejection: z.object({ party: said }).optional()
  }),
  metadata: z.object({ eventTimestamp: z.string() })
})

type Payload = z.output<typeof event>['payload']

/** A report with address and id of its mail; null where it is none. */
export function readCloudflareEvent(body: unknown, now: number) {
  const { success, data } = event.safeParse(body)
  if (!success) return null
  const { type, payload, metadata } = data
  const kind = type.replace('cf.email.sending.message.', '')
  const outcome = outcomeOf(kind, payload)
  if (!outcome) return null
  const at = Date.parse(metadata.eventTimestamp)
  const detail = payload.delivery?.smtpEnhancedStatusCode ?? payload.delivery?.smtpStatusCode ?? ''
  const code = `CLOUDFLARE_${kind}_${detail}`.replace(/[^A-Za-z0-9_.]/g, '').slice(0, 80)
  const report: DeliveryReport = { outcome, at: Number.isNaN(at) ? now : Math.min(at, now), code }
  return { recipient: payload.recipient, id: payload.messageId, report }
}

function outcomeOf(kind: string, payload: Payload): Outcome | undefined {
  switch (kind) {
    case 'bounced':
      return payload.bounce?.type === 'hard' ? ofAnswer(payload) : 'soft-bounce'
    case 'rejected':
      // Taken off for a day after a soft bounce, for longer after a hard one: which of them is not said.
      return payload.rejection?.party === 'recipient' ? 'soft-bounce' : 'unsent'
    default:
      return OUTCOMES.get(kind)
  }
}

/** Hard is, to them, whatever was refused for good, spam too. */
function ofAnswer({ delivery }: Payload): Outcome {
  const { smtpStatusCode = '', smtpEnhancedStatusCode = '', smtpResponse = '' } = delivery ?? {}
  const status = statusIn(`${smtpStatusCode} ${smtpEnhancedStatusCode} ${smtpResponse}`)
  return status.code === 0 && status.detail === null ? 'hard-bounce' : bounceOf(status)
}

const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['delivered', 'delivered'],
  ['deferred', 'delayed'],
  ['complained', 'complaint'],
  ['failed', 'unsent']
])

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../clock.ts'
import type { Delivery, Mailer } from './mailer.ts'
import { within } from './within.ts'

/*
 * Cloudflare's Email Service. What its errors mean for us: some pass, some wait for the owner of the account,
 * and with all others the same message would fail again.
 */

const RETRY_AFTER_MS: { readonly [code: string]: number } = {
  E_RATE_LIMIT_EXCEEDED: MINUTE_MS,
  E_INTERNAL_SERVER_ERROR: MINUTE_MS,
  E_DELIVERY_FAILED: 15 * MINUTE_MS,
  E_DAILY_LIMIT_EXCEEDED: HOUR_MS,
  E_SENDER_NOT_VERIFIED: HOUR_MS,
  E_SENDER_DOMAIN_NOT_AVAILABLE: HOUR_MS
}

const ANSWER_MS = 20 * SECOND_MS

export function bindingMailer(email: Pick<SendEmail, 'send'>, answerMs = ANSWER_MS): Mailer {
  return {
    async send({ headers, replyTo, ...message }) {
      try {
        const mail = { ...message, ...(replyTo && { replyTo }), headers: { ...headers } }
        const { messageId } = await within(answerMs, email.send(mail))
        return { sent: messageId }
      } catch (error) {
        return afterError(error)
      }
    }
  }
}

// An error without a code is the way to the service failing, not the service.
function afterError(error: unknown): Delivery {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const retryAfterMs = code.startsWith('E_') ? RETRY_AFTER_MS[code] : MINUTE_MS
  return retryAfterMs === undefined ? { failed: code } : { retryAfterMs, why: code || 'UNREACHABLE' }
}

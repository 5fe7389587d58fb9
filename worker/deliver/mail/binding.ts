import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../clock.ts'
import { type Delivery, operatorFault, temporaryFault } from '../delivery.ts'
import type { Mailer } from './mailer.ts'
import { within } from './within.ts'

/*
 * Cloudflare's Email Service. Of its errors two are about the recipient: one who was taken off, for a day after a soft bounce
 * or for longer after others, and one whose server would not take the mail. All others are about the account, the sender, or
 * how the message is written.
 */

const OF_RECIPIENT: { readonly [code: string]: number } = {
  E_RECIPIENT_SUPPRESSED: DAY_MS,
  E_DELIVERY_FAILED: 15 * MINUTE_MS
}
/** What passes by itself; all other faults wait for the owner of the account, or for a version that writes otherwise. */
const PASSING = ['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR']

const ANSWER_MS = 20 * SECOND_MS

export function bindingMailer(email: Pick<SendEmail, 'send'>, answerMs = ANSWER_MS): Mailer {
  return {
    async send({ headers, replyTo, returnPath: _returnPath, ...message }) {
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
  const ofRecipient = OF_RECIPIENT[code]
  if (ofRecipient !== undefined) return temporaryFault(code, ofRecipient)
  if (!code.startsWith('E_')) return operatorFault(code || 'UNREACHABLE', MINUTE_MS)
  return operatorFault(code, PASSING.includes(code) ? MINUTE_MS : HOUR_MS)
}

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../clock.ts'
import { type Delivery, operatorFault } from '../delivery.ts'
import { fetchWithin } from '../fetch-within.ts'
import { TAG } from '../reports/resend.ts'
import type { Mailer } from './mailer.ts'
import type { Message } from './message.ts'

const API = 'https://api.resend.com'
const ANSWER_MS = 20 * SECOND_MS

interface Account {
  readonly key: string
  readonly api?: string
  /** How long an answer may take. */
  readonly answerMs?: number
}

/** Resend, by its HTTP API: one call for a message. */
export function resendMailer({ key: secret, api = API, answerMs = ANSWER_MS }: Account): Mailer {
  return {
    async send(message, { key }) {
      try {
        const asked = {
          method: 'POST',
          headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(fieldsOf(message))
        }
        return await fetchWithin(answerMs, `${api}/emails`, asked, async answer =>
          afterAnswer(answer, await said(answer), key)
        )
      } catch {
        return operatorFault('UNREACHABLE', MINUTE_MS)
      }
    }
  }
}

function fieldsOf({ from, to, replyTo, returnPath, subject, text, html, headers }: Message) {
  const sender = `${from.name} <${from.email}>`
  const tags = returnPath && [{ name: TAG, value: returnPath.tag }]
  return {
    from: sender,
    to: [to],
    ...(replyTo && { reply_to: replyTo }),
    subject,
    text,
    html,
    headers,
    ...(tags && { tags })
  }
}

interface Said {
  readonly id?: unknown
  readonly name?: unknown
  readonly message?: unknown
}

// Whatever stands between us and them answers in no JSON at all.
async function said(answer: Response): Promise<Said> {
  const text = await answer.text()
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Refused for good is only what names the field of the recipient; of key, sender, quota and message the owner must hear. */
function afterAnswer({ ok, status, headers }: Response, { id, name, message }: Said, key: string): Delivery {
  if (ok) return { sent: typeof id === 'string' ? id : key }
  const why = typeof name === 'string' ? `RESEND_${name}`.slice(0, 80) : `RESEND_${status}`
  // A message was taken under this key; this one says the same, later and in other words.
  if (name === 'invalid_idempotent_request') return { sent: key }
  if (INVALID.includes(status) && /[`'"]to[`'"]/.test(String(message))) return { failed: why }
  if (status === 429) return operatorFault(why, retryAfterMs(headers) ?? busyMs(name))
  const passes = status === 408 || status === 409 || status >= 500 || status < 400
  return operatorFault(why, passes ? (retryAfterMs(headers) ?? MINUTE_MS) : HOUR_MS)
}

/** Of a request with a field that they cannot use. */
const INVALID = [400, 422]

function busyMs(name: unknown): number {
  return typeof name === 'string' && name.endsWith('_quota_exceeded') ? HOUR_MS : MINUTE_MS
}

/** As seconds or as a date; never longer than a day. */
function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('Retry-After') ?? ''
  const ms = /^\d+$/.test(asked) ? Number(asked) * SECOND_MS : Date.parse(asked) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, SECOND_MS), 24 * HOUR_MS)
}

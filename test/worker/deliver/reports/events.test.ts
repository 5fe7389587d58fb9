import { describe, expect, test } from 'vitest'
import { readCloudflareEvent } from '../../../../worker/deliver/reports/cloudflare.ts'
import { readResendEvent } from '../../../../worker/deliver/reports/resend.ts'
import { bounceOf, statusIn } from '../../../../worker/deliver/reports/status.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

describe('an answer of a mail server', () => {
  test.each([
    ['smtp; 550 5.1.1 The email account that you tried to reach does not exist', 'hard-bounce'],
    ['550-5.2.1 The mailbox is disabled', 'hard-bounce'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'hard-bounce'],
    ['550 5.4.1 Recipient address rejected: Access denied', 'hard-bounce'],
    ['Host or domain name not found. #5.4.4', 'hard-bounce'],
    ['550 No such user here', 'hard-bounce'],
    ['smtp;553 sorry', 'hard-bounce'],
    ['552 5.2.2 Mailbox full', 'soft-bounce'],
    ['552 too much mail data', 'soft-bounce'],
    ['554 5.7.1 Message rejected as spam', 'soft-bounce'],
    ['550 5.7.26 Unauthenticated mail is not accepted', 'soft-bounce'],
    ['553 5.1.8 Sender address rejected', 'soft-bounce'],
    ['552 5.3.4 Message size exceeds limit', 'soft-bounce'],
    ['connection timed out to 10.5.50.5', 'soft-bounce']
  ])('"%s" is a %s', (text, outcome) => {
    expect(bounceOf(statusIn(text))).toBe(outcome)
  })
})

const resendEvent = (type: string, data: object = {}) => ({
  type,
  created_at: '2026-11-20T11:59:00.126Z',
  data: {
    created_at: '2026-11-20T11:50:00Z',
    email_id: 'e1',
    to: ['a@example.org'],
    tags: { return_path: 'tag' },
    ...data
  }
})
const bounced = (type: string, subType: string, message = 'The recipient’s server said no.') => ({
  bounce: { type, subType, message }
})

describe('what Resend says', () => {
  test.each([
    [resendEvent('email.bounced', bounced('Permanent', 'General')), 'hard-bounce', 'RESEND_bounced_Permanent_General'],
    [
      resendEvent('email.bounced', bounced('Permanent', 'Suppressed')),
      'hard-bounce',
      'RESEND_bounced_Permanent_Suppressed'
    ],
    [
      resendEvent('email.bounced', bounced('Permanent', 'General', '550 5.7.1 spam')),
      'soft-bounce',
      'RESEND_bounced_Permanent_General'
    ],
    [
      resendEvent('email.bounced', bounced('Transient', 'MailboxFull')),
      'soft-bounce',
      'RESEND_bounced_Transient_MailboxFull'
    ],
    [
      resendEvent('email.bounced', bounced('Undetermined', 'Undetermined')),
      'soft-bounce',
      'RESEND_bounced_Undetermined_Undetermined'
    ],
    [resendEvent('email.complained'), 'complaint', 'RESEND_complained__'],
    [resendEvent('email.delivered'), 'delivered', 'RESEND_delivered__'],
    [resendEvent('email.delivery_delayed'), 'delayed', 'RESEND_delivery_delayed__'],
    [resendEvent('email.failed', { failed: { reason: 'reached_daily_quota' } }), 'unsent', 'RESEND_failed__'],
    [
      resendEvent('email.suppressed', { suppressed: { type: 'OnAccountSuppressionList' } }),
      'hard-bounce',
      'RESEND_suppressed__'
    ]
  ])('%# is understood as %s', (said, outcome, code) => {
    const at = Date.UTC(2026, 10, 20, 11, 59, 0, 126)
    expect(readResendEvent(said, NOW)).toEqual({ tag: 'tag', report: { outcome, at, code } })
  })

  test.each([
    null,
    [],
    'email.bounced',
    {},
    resendEvent('email.opened'),
    resendEvent('email.sent'),
    resendEvent('toString'),
    resendEvent('email.bounced', { tags: {} }),
    resendEvent('email.bounced', { tags: { return_path: 7 } }),
    { type: 'email.bounced', created_at: 'x' }
  ])('%# says nothing', said => {
    expect(readResendEvent(said, NOW)).toBeNull()
  })

  test('what is dated ahead happened now', () => {
    const ahead = { ...resendEvent('email.delivered'), created_at: '2099-01-01T00:00:00Z' }
    expect(readResendEvent(ahead, NOW)?.report.at).toBe(NOW)
  })
})

const cloudflareEvent = (kind: string, more: object = {}) => ({
  type: `cf.email.sending.message.${kind}`,
  source: { type: 'email.sending', zoneId: 'z', domain: 'example.com' },
  payload: {
    eventId: 'e',
    messageId: '<m@example.com>',
    sender: 'b@example.com',
    recipient: 'a@example.org',
    terminal: true,
    ...more
  },
  metadata: { eventSchemaVersion: 1, eventTimestamp: '2026-11-20T11:59:00.126Z' }
})
const answered = (type: string, code: string, detail: string) => ({
  delivery: {
    status: 'bounced',
    smtpStatusCode: code,
    smtpEnhancedStatusCode: detail,
    smtpResponse: `${code} ${detail} no`
  },
  bounce: { type, classification: 'permanent_failure', reason: 'no' }
})

describe('what Cloudflare says', () => {
  test.each([
    [cloudflareEvent('bounced', answered('hard', '550', '5.1.1')), 'hard-bounce', 'CLOUDFLARE_bounced_5.1.1'],
    [cloudflareEvent('bounced', answered('hard', '550', '5.7.1')), 'soft-bounce', 'CLOUDFLARE_bounced_5.7.1'],
    [cloudflareEvent('bounced', answered('soft', '452', '4.2.2')), 'soft-bounce', 'CLOUDFLARE_bounced_4.2.2'],
    // As it was seen where a domain is not there: without any code.
    [
      cloudflareEvent('bounced', {
        delivery: { status: 'bounced', smtpResponse: 'Permanent: no available upstream' },
        bounce: { type: 'hard' }
      }),
      'hard-bounce',
      'CLOUDFLARE_bounced_'
    ],
    [cloudflareEvent('deferred', answered('soft', '451', '4.2.0')), 'delayed', 'CLOUDFLARE_deferred_4.2.0'],
    [
      cloudflareEvent('delivered', { delivery: { smtpStatusCode: '250', smtpEnhancedStatusCode: '2.0.0' } }),
      'delivered',
      'CLOUDFLARE_delivered_2.0.0'
    ],
    [cloudflareEvent('failed', { failure: { reason: 'delivery_failed' } }), 'unsent', 'CLOUDFLARE_failed_'],
    [
      cloudflareEvent('rejected', { rejection: { reason: 'suppressed', party: 'recipient' } }),
      'soft-bounce',
      'CLOUDFLARE_rejected_'
    ],
    [cloudflareEvent('rejected', { rejection: { reason: 'spam', party: 'sender' } }), 'unsent', 'CLOUDFLARE_rejected_'],
    [cloudflareEvent('complained', { complaint: { type: 'abuse' } }), 'complaint', 'CLOUDFLARE_complained_']
  ])('%# is understood as %s', (said, outcome, code) => {
    const at = Date.UTC(2026, 10, 20, 11, 59, 0, 126)
    const report = { outcome, at, code }
    expect(readCloudflareEvent(said, NOW)).toEqual({ recipient: 'a@example.org', id: '<m@example.com>', report })
  })

  test.each([
    null,
    'x',
    {},
    cloudflareEvent('opened'),
    cloudflareEvent('constructor'),
    { type: 'cf.r2.object.created' },
    cloudflareEvent('bounced', { recipient: 7 })
  ])('%# says nothing', said => {
    expect(readCloudflareEvent(said, NOW)).toBeNull()
  })
})

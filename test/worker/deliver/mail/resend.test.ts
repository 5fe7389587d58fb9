import { describe, expect, test } from 'vitest'
import { resendMailer } from '../../../../worker/deliver/mail/resend.ts'
import { hardMessage, kept, peers } from './peers.ts'

const api = peers.resend
const { send } = resendMailer({ key: 're_right', api })

let people = 0
const somebody = () => `resend${++people}@example.org`

async function postedTo(to: string) {
  return (await kept()).posted.filter(({ body }) => body.to.includes(to))
}

describe('Resend', () => {
  test('is given the message as its fields, under its key', async () => {
    const message = hardMessage(somebody())
    expect(await send(message, { key: 'fields' })).toEqual({ sent: expect.stringMatching(/^id-\d+$/) })
    const { subject, text, html, headers, replyTo } = message
    expect(await postedTo(message.to)).toEqual([
      {
        path: '/emails',
        headers: expect.objectContaining({ authorization: 'Bearer re_right', 'idempotency-key': 'fields' }),
        body: {
          from: 'Slow Boat <post@boat.example>',
          to: [message.to],
          reply_to: replyTo,
          subject,
          text,
          html,
          headers
        }
      }
    ])
  })

  test('is given the return path as a tag, which its webhook brings back', async () => {
    const message = { ...hardMessage(somebody()), returnPath: { tag: 'tag', address: null } }
    await send(message, { key: 'tagged' })
    const [posted] = await postedTo(message.to)
    expect(posted?.body.tags).toEqual([{ name: 'return_path', value: 'tag' }])
  })

  test('sends a message once, however often it is asked to', async () => {
    const message = hardMessage(somebody())
    expect(await send(message, { key: 'once' })).toEqual(await send(message, { key: 'once' }))
    // An hour later it says "an hour ago" somewhere: still the same message.
    expect(await send({ ...message, text: 'later' }, { key: 'once' })).toEqual({ sent: 'once' })
  })

  test.each([
    ['429.rate_limit_exceeded', { fault: 'operator', retryAfterMs: 60_000, why: 'RESEND_rate_limit_exceeded' }],
    ['429.rate_limit_exceeded.7', { fault: 'operator', retryAfterMs: 7000, why: 'RESEND_rate_limit_exceeded' }],
    ['429.daily_quota_exceeded', { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_daily_quota_exceeded' }],
    ['403.validation_error', { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_validation_error' }],
    ['401.missing_api_key', { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_missing_api_key' }],
    [
      '409.concurrent_idempotent_requests',
      { fault: 'operator', retryAfterMs: 60_000, why: 'RESEND_concurrent_idempotent_requests' }
    ],
    ['500.application_error', { fault: 'operator', retryAfterMs: 60_000, why: 'RESEND_application_error' }],
    ['503.internal_server_error.30', { fault: 'operator', retryAfterMs: 30_000, why: 'RESEND_internal_server_error' }],
    ['302.moved', { fault: 'operator', retryAfterMs: 60_000, why: 'RESEND_moved' }],
    ['html', { fault: 'operator', retryAfterMs: 60_000, why: 'RESEND_502' }],
    ['closed', { fault: 'operator', retryAfterMs: 60_000, why: 'UNREACHABLE' }],
    ['422.invalid_from_address', { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_invalid_from_address' }],
    [
      '422.missing_required_field',
      { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_missing_required_field' }
    ],
    ['400.validation_error', { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_validation_error' }],
    ['451.security_error', { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_security_error' }],
    ['422.validation_error.to', { failed: 'RESEND_validation_error' }],
    ['422.validation_error.from', { fault: 'operator', retryAfterMs: 3_600_000, why: 'RESEND_validation_error' }]
  ])('answering %s comes to %j', async (to, delivery) => {
    expect(await send(hardMessage(`${to}@example.org`), { key: to })).toEqual(delivery)
  })

  test('waits for its owner where the key is wrong', async () => {
    expect(await resendMailer({ key: 're_wrong', api }).send(hardMessage(somebody()), { key: 'k' })).toEqual({
      fault: 'operator',
      retryAfterMs: 3_600_000,
      why: 'RESEND_invalid_api_key'
    })
  })

  test('is tried again where nobody answers', async () => {
    const nobody = resendMailer({ key: 're_right', api: 'http://127.0.0.1:1' })
    expect(await nobody.send(hardMessage(somebody()), { key: 'k' })).toEqual({
      fault: 'operator',
      retryAfterMs: 60_000,
      why: 'UNREACHABLE'
    })
  })
  test.each(['silent', 'half'])('is not waited for where its answer is %s', async to => {
    const patient = resendMailer({ key: 're_right', api, answerMs: 300 })
    expect(await patient.send(hardMessage(`${to}@example.org`), { key: to })).toHaveProperty('retryAfterMs', 60_000)
  })
})

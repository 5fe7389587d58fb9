import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { bindingMailer } from '../../../../worker/deliver/mail/binding.ts'
import { hasMailbox, mailer, type Message, writeMessage } from '../../../../worker/deliver/mail/index.ts'
import { mailboxMailer, message, messages } from '../../../../worker/deliver/mail/mailbox.ts'
import { peers } from './peers.ts'

const mail: Message = writeMessage({
  origin: 'https://boat.example',
  from: 'post@boat.example',
  to: 'zoe@example.org',
  match: 'AbCdEfGhIjKlMn',
  seat: 0,
  language: 'en',
  unsubscribe: 'https://boat.example/u/AbC',
  letter: { subject: 'Tranquility with Zoë', text: 'Your turn.', html: '<p>Your turn.</p>' }
})

describe('Cloudflare’s binding', () => {
  test('takes the message as its fields and answers with an id', async () => {
    const given: unknown[] = []
    const email = {
      send(fields: EmailMessageBuilder) {
        given.push(fields)
        return env.EMAIL.send(fields)
      }
    } as SendEmail
    const returnPath = { tag: 'tag', address: 'bounces+tag@boat.example' }
    const delivery = await bindingMailer(email).send({ ...mail, returnPath }, { key: 'k' })
    expect(delivery).toEqual({ sent: expect.stringMatching(/.+/) })
    expect(given).toEqual([mail])
  })

  test.each([
    ['E_RATE_LIMIT_EXCEEDED', 60_000],
    ['E_INTERNAL_SERVER_ERROR', 60_000],
    ['E_DAILY_LIMIT_EXCEEDED', 3_600_000],
    ['E_SENDER_NOT_VERIFIED', 3_600_000],
    ['E_SENDER_DOMAIN_NOT_AVAILABLE', 3_600_000],
    ['E_RECIPIENT_NOT_ALLOWED', 3_600_000],
    ['E_VALIDATION_ERROR', 3_600_000],
    ['E_HEADER_NOT_ALLOWED', 3_600_000],
    ['E_CONTENT_TOO_LARGE', 3_600_000]
  ])('is the operator’s to put right after %s', async (code, retryAfterMs) => {
    expect(await failing(withCode(code))).toEqual({ fault: 'operator', retryAfterMs, why: code })
  })

  test('is tried again for a while where the recipient’s server would not take it', async () => {
    const why = 'E_DELIVERY_FAILED'
    expect(await failing(withCode(why))).toEqual({ fault: 'temporary', retryAfterMs: 900_000, why })
  })

  test('is tried again a day later where the recipient is suppressed, which a full mailbox is for a day', async () => {
    const why = 'E_RECIPIENT_SUPPRESSED'
    expect(await failing(withCode(why))).toEqual({ fault: 'temporary', retryAfterMs: 86_400_000, why })
  })

  test.each([new Error('Network connection lost'), 'lost', undefined])('is tried again after %s', async error => {
    expect(await failing(error)).toEqual({ fault: 'operator', retryAfterMs: 60_000, why: 'UNREACHABLE' })
  })

  test('is not waited for where it never answers', async () => {
    const silent = { send: () => new Promise<never>(() => {}) }
    const delivery = await bindingMailer(silent, 50).send(mail, { key: 'k' })
    expect(delivery).toEqual({ fault: 'operator', retryAfterMs: 60_000, why: 'UNREACHABLE' })
  })
})

function withCode(code: string): Error {
  return Object.assign(new Error('no'), { code })
}

function failing(error: unknown) {
  const email = {
    async send() {
      throw error
    }
  }
  return bindingMailer(email).send(mail, { key: 'k' })
}

describe('the local mailbox', () => {
  test('keeps the whole message, headers and all', async () => {
    await mailboxMailer(env.DB, () => 1_700_000_000_000).send(mail, { key: 'whole' })
    const [newest] = await messages(env.DB)
    expect(newest).toMatchObject({ to: mail.to, subject: mail.subject, at: 1_700_000_000_000 })
    expect(await message(env.DB, newest?.id ?? 0)).toMatchObject(mail)
  })

  test('keeps a message that is sent again once', async () => {
    const { send } = mailboxMailer(env.DB)
    const before = (await messages(env.DB)).length
    expect(await send(mail, { key: 'twice' })).toEqual({ sent: 'twice' })
    expect(await send(mail, { key: 'twice' })).toEqual({ sent: 'twice' })
    expect((await messages(env.DB)).length).toBe(before + 1)
  })

  test('has no message under an unknown number', async () => {
    expect(await message(env.DB, 0)).toBeUndefined()
  })

  test('asks to be tried again when its database fails', async () => {
    const broken = {
      prepare() {
        throw new Error('no')
      }
    } as unknown as D1Database
    expect(await mailboxMailer(broken).send(mail, { key: 'k' })).toEqual({
      fault: 'operator',
      retryAfterMs: 3_600_000,
      why: 'MAILBOX'
    })
  })
})

describe('the configuration', () => {
  const NO_SERVER = 'MAIL "smtp" needs the secret SMTP_SERVER, like "smtps://user:password@host"'
  const FROM = { MAIL_FROM: 'post@boat.example' }
  const local = { DB: env.DB, EMAIL: env.EMAIL, ORIGIN: 'http://localhost:8417' }
  const deployed = { ...local, ORIGIN: 'https://boat.example' }

  test('mailbox keeps mail on this machine', async () => {
    expect(await mailer({ ...local, MAIL: 'mailbox' }).send(mail, { key: 'local' })).toEqual({ sent: 'local' })
  })

  test.each(['https://boat.example', 'http://localhost.evil.example', 'http://192.168.1.9:8417'])(
    'mailbox is refused where the service is %s',
    async ORIGIN => {
      expect(hasMailbox({ MAIL: 'mailbox', ORIGIN })).toBe(false)
      const delivery = await mailer({ ...local, ORIGIN, MAIL: 'mailbox' }).send(mail, { key: 'k' })
      expect(delivery).toMatchObject({
        fault: 'operator',
        retryAfterMs: 3_600_000,
        why: expect.stringContaining('loopback')
      })
    }
  )

  test('there is no mailbox beside another way of sending', () => {
    expect(hasMailbox({ MAIL: 'binding', ORIGIN: 'http://localhost:8417' })).toBe(false)
  })

  test('binding sends, once it knows from which address', async () => {
    const unset = await mailer({ ...deployed, MAIL: 'binding' }).send(mail, { key: 'k' })
    expect(unset).toMatchObject({ why: expect.stringContaining('MAIL_FROM') })
    const set = { ...deployed, MAIL: 'binding', MAIL_FROM: 'post@boat.example' } as const
    expect(await mailer(set).send(mail, { key: 'k' })).toHaveProperty('sent')
  })

  test('none sends nothing and says so', async () => {
    expect(await mailer({ ...deployed, MAIL: 'none' }).send(mail, { key: 'k' })).toEqual({
      fault: 'operator',
      retryAfterMs: 21_600_000,
      why: 'NO_MAIL'
    })
  })

  test.each([
    ['resend', {}, 'MAIL "resend" needs MAIL_FROM, the address that mails come from'],
    ['smtp', {}, 'MAIL "smtp" needs MAIL_FROM, the address that mails come from'],
    ['resend', FROM, 'MAIL "resend" needs the secret RESEND_KEY'],
    ['smtp', FROM, NO_SERVER],
    ['smtp', { ...FROM, SMTP_SERVER: 'http://me:secret@x' }, NO_SERVER],
    ['pigeon', FROM, 'MAIL "pigeon" is no way: use "binding", "resend", "smtp", "none" or, locally, "mailbox"']
  ])('%s with %j says what it lacks, and waits', async (name, given, why) => {
    const delivery = await mailer({ ...deployed, MAIL: name as 'smtp', ...given }).send(mail, { key: 'k' })
    expect(delivery).toEqual({ fault: 'operator', retryAfterMs: 3_600_000, why })
  })

  test('smtp sends by the server that it is given', async () => {
    const SMTP_SERVER = `smtps://boat%40boat.example:p%40ss%3Aword@127.0.0.1:${peers.smtps}`
    const set = { ...deployed, MAIL: 'smtp', ...FROM, SMTP_SERVER } as const
    expect(await mailer(set).send(mail, { key: 'k' })).toHaveProperty('sent')
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { smtpMailer, smtpServer } from '../../../../worker/deliver/mail/smtp.ts'
import { rfc5322 } from '../../../../worker/deliver/mail/rfc5322.ts'
import { present, stopClock } from '../../time.ts'
import { hardMessage, kept, peers } from './peers.ts'

const LOGIN = 'boat%40boat.example:p%40ss%3Aword@'
// The runtime cannot look up names of this machine.
const at = (scheme: string, port: number, login = LOGIN) =>
  smtpServer(`${scheme}://${login}127.0.0.1:${port}`) ?? expect.fail('no server')
const PATIENCE = { answerMs: 1000, allMs: 2000 }

beforeEach(stopClock)

let people = 0
const somebody = () => `smtp${++people}@example.org`

async function takenBy(to: string): Promise<readonly string[]> {
  return (await kept()).taken.filter(one => one.to === to).map(({ raw }) => raw)
}

describe('SMTP', () => {
  test.each([
    ['smtps', peers.smtps],
    ['smtp', peers.starttls]
  ])('by %s carries a message as it is written, byte for byte', async (scheme, port) => {
    const message = hardMessage(somebody())
    const delivery = await smtpMailer(at(scheme, port)).send(message, { key: 'whole' })
    expect(delivery).toEqual({ sent: expect.stringMatching(/^<[0-9a-f]{32}@boat\.example>$/) })
    expect(await takenBy(message.to)).toEqual([rfc5322(message, { key: 'whole', at: present() })])
  })

  test('is told the return path as the sender of its envelope, and nobody else is', async () => {
    const to = somebody()
    const returnPath = { tag: 'tag', address: 'bounces+tag@boat.example' }
    await smtpMailer(at('smtps', peers.smtps)).send({ ...hardMessage(to), returnPath }, { key: 'k' })
    const [taken] = (await kept()).taken.filter(one => one.to === to)
    expect([taken?.from, taken?.raw.includes('tag@')]).toEqual(['bounces+tag@boat.example', false])
    const nowhere = somebody()
    const unread = { ...returnPath, address: null }
    await smtpMailer(at('smtps', peers.smtps)).send({ ...hardMessage(nowhere), returnPath: unread }, { key: 'k' })
    expect((await kept()).taken.find(one => one.to === nowhere)?.from).toBe('post@boat.example')
  })

  test('gives a message that is sent again the same id, so that it is shown once', async () => {
    const message = hardMessage(somebody())
    const { send } = smtpMailer(at('smtps', peers.smtps))
    expect(await send(message, { key: 'again' })).toEqual(await send(message, { key: 'again' }))
    expect(await send(message, { key: 'other' })).not.toEqual(await send(message, { key: 'again' }))
  })

  test.each([
    ['code550@example.org', { failed: 'SMTP_550' }],
    ['code553@example.org', { failed: 'SMTP_553' }],
    ['code550.5.1.1@example.org', { failed: 'SMTP_550' }],
    ['code550.5.2.1@example.org', { failed: 'SMTP_550' }],
    ['code552@example.org', { fault: 'temporary', retryAfterMs: 300_000, why: 'SMTP_552' }],
    ['code552.5.2.2@example.org', { fault: 'temporary', retryAfterMs: 300_000, why: 'SMTP_552' }],
    ['code450@example.org', { fault: 'temporary', retryAfterMs: 300_000, why: 'SMTP_450' }],
    ['code450.4.2.0@example.org', { fault: 'temporary', retryAfterMs: 300_000, why: 'SMTP_450' }],
    ['code451.4.7.1@example.org', { fault: 'operator', retryAfterMs: 60_000, why: 'SMTP_451' }],
    ['code421@example.org', { fault: 'operator', retryAfterMs: 60_000, why: 'SMTP_421' }],
    ['code530@example.org', { fault: 'operator', retryAfterMs: 3_600_000, why: 'SMTP_530' }],
    ['code550.5.7.1@example.org', { fault: 'operator', retryAfterMs: 3_600_000, why: 'SMTP_550' }],
    ['code550.5.1.8@example.org', { fault: 'operator', retryAfterMs: 3_600_000, why: 'SMTP_550' }],
    ['code554@example.org', { fault: 'operator', retryAfterMs: 3_600_000, why: 'SMTP_554' }],
    ['data554@example.org', { fault: 'operator', retryAfterMs: 3_600_000, why: 'SMTP_554' }],
    ['data552@example.org', { fault: 'operator', retryAfterMs: 3_600_000, why: 'SMTP_552' }]
  ])('to %s comes to %j', async (to, delivery) => {
    expect(await smtpMailer(at('smtps', peers.smtps)).send(hardMessage(to), { key: to })).toEqual(delivery)
  })

  test('waits for its owner where the login or the sender is not welcome', async () => {
    const wrong = at('smtps', peers.smtps, 'boat%40boat.example:wrong@')
    expect(await smtpMailer(wrong).send(hardMessage(somebody()), { key: 'k' })).toEqual({
      fault: 'operator',
      retryAfterMs: 3_600_000,
      why: 'SMTP_535'
    })
    const unknown = hardMessage(somebody(), 'unknown@boat.example')
    expect(await smtpMailer(at('smtps', peers.smtps)).send(unknown, { key: 'k' })).toEqual({
      fault: 'operator',
      retryAfterMs: 3_600_000,
      why: 'SMTP_550'
    })
  })

  test.each([
    ['offers no TLS', peers.clear],
    ['offers TLS and then has none', peers.stripped]
  ])('says no password and no mail to a server that %s', async (_, port) => {
    const to = somebody()
    expect(await smtpMailer(at('smtp', port), PATIENCE).send(hardMessage(to), { key: 'k' })).toHaveProperty('why')
    const { heard } = await kept()
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.filter(line => !/^(EHLO|STARTTLS|QUIT)/.test(line))).toEqual([])
  })

  test.each([
    ['smtps', peers.untrusted.smtps],
    ['smtp', peers.untrusted.starttls]
  ])('by %s says nothing to a server whose certificate nobody vouches for', async (scheme, port) => {
    const to = somebody()
    expect(await smtpMailer(at(scheme, port), PATIENCE).send(hardMessage(to), { key: 'k' })).toHaveProperty('why')
    expect(await takenBy(to)).toEqual([])
  })

  test.each(Object.entries(peers.rude))('with a server that is %s comes to an end', async (manner, port) => {
    const taken = manner === 'accepting and then closing' || manner === 'saying yes twice'
    const { send } = smtpMailer(at('smtps', port, ''), PATIENCE)
    const delivery = await send(hardMessage(somebody()), { key: manner })
    expect(delivery).toHaveProperty(taken ? 'sent' : 'why')
  })

  test('with nobody at the other end is tried again', async () => {
    expect(await smtpMailer(at('smtps', 1), PATIENCE).send(hardMessage(somebody()), { key: 'k' })).toMatchObject({
      fault: 'operator',
      retryAfterMs: 60_000
    })
  })
})

describe('the address of a server', () => {
  test.each([
    ['smtps://mail.example.org', { host: 'mail.example.org', port: 465, secure: true, login: null }],
    ['smtp://mail.example.org', { port: 587, secure: false, host: 'mail.example.org' }],
    ['smtp://a%40b:c%2Fd@mail.example.org:2525', { port: 2525, login: { user: 'a@b', pass: 'c/d' } }],
    ['smtps://50%:x@[::1]', { host: '::1', login: { user: '50%', pass: 'x' } }]
  ])('%s is understood', (text, server) => {
    expect(smtpServer(text)).toMatchObject(server)
  })

  test.each(['', 'mail.example.org', 'https://mail.example.org', 'smtps://', 'smtp:mail'])('is not %j', text => {
    expect(smtpServer(text)).toBeNull()
  })
})

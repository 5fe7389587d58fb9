import { env, exports } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clock } from '../../../worker/clock.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { smtpMailer, type SmtpServer, smtpServer } from '../../../worker/deliver/mail/smtp.ts'
import { writeMessage } from '../../../worker/deliver/mail/index.ts'
import { mailboxMailer, messages } from '../../../worker/deliver/mail/mailbox.ts'
import { dev } from '../../../worker/routes/dev.ts'
import { line, look as lookAt, seated } from '../client.ts'
import { kept, peers } from '../deliver/mail/peers.ts'
import { mailsTo } from '../post.ts'
import { HOUR_MS, MINUTE_MS, pass, stopClock } from '../time.ts'

const letter = {
  subject: 'Tranquility with Zoë',
  text: 'Your <turn>.',
  html: '<html><head></head><body>Go</body></html>'
}
const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }

let newest = 0

beforeEach(stopClock)

beforeAll(async () => {
  for (const to of ['anna@example.org', 'zoe@example.org']) {
    const message = writeMessage({
      origin: env.ORIGIN,
      from: 'boat@mailbox.example',
      to,
      match: 'AbCdEfGhIjKlMn',
      seat: 0,
      language: 'en',
      unsubscribe: `${env.ORIGIN}/s/abc`,
      letter
    })
    await mailboxMailer(env.DB).send(message, { key: to })
  }
  newest = (await messages(env.DB))[0]?.id ?? 0
})

function look(path: string, headers: Record<string, string> = navigation) {
  return exports.default.fetch(new Request(`${env.ORIGIN}/dev/mail${path}`, { headers }))
}

test('under another name than this machine’s own there is no mailbox', async () => {
  for (const path of ['', `/${newest}`, `/${newest}/html`, `/${newest}/eml`]) {
    expect((await exports.default.fetch(new Request(`http://evil.example/dev/mail${path}`))).status).toBe(404)
  }
})

test('the mailbox lists what everybody got, the newest first', async () => {
  const html = await (await look('')).text()
  expect(html.indexOf('zoe@example.org')).toBeGreaterThan(0)
  expect([...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, to]) => to)).toEqual(['zoe@example.org', 'anna@example.org'])
})

test('the mailbox shows one player’s mail', async () => {
  const html = await (await look('?to=anna%40example.org')).text()
  expect([...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, to]) => to)).toEqual(['anna@example.org'])
})

test('a message is shown as a mail, as text, and with its headers', async () => {
  const html = await (await look(`/${newest}`)).text()
  expect(html).toContain(`<iframe src="/dev/mail/${newest}/html"`)
  expect(html).toContain('<pre>Your &lt;turn>.</pre>')
  expect(html).toContain('List-Unsubscribe-Post')
})

test('a message is kept apart from our pages: no scripts, no forms, an origin of its own', async () => {
  const answer = await look(`/${newest}/html`)
  expect(await answer.text()).toBe('<html><head><base target="_blank"></head><body>Go</body></html>')
  expect(answer.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox/
  )
})

test('pages of the mailbox frame nothing but our own, and are framed by nobody', async () => {
  const policy = (await look('')).headers.get('Content-Security-Policy')
  expect(policy).toContain(`frame-src 'self'`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).not.toContain('unsafe')
})

test('programs get the same as data', async () => {
  const json = { Accept: 'application/json' }
  expect(await (await look('', json)).json()).toMatchObject({ messages: [{ id: newest, to: 'zoe@example.org' }, {}] })
  expect(await (await look(`/${newest}`, json)).json()).toMatchObject(letter)
})

test.each(['/0', '/999999', '/x', '/1/text', `/0/html`])('there is nothing at %s', async path => {
  expect((await look(path)).status).toBe(404)
})

test.each([
  ['binding', 'http://localhost:8417'],
  ['mailbox', 'https://boat.example'],
  ['none', 'http://localhost:8417']
])('there is no mailbox where MAIL is %s at %s', async (MAIL, ORIGIN) => {
  const elsewhere = { ...env, MAIL, ORIGIN } as typeof env
  const app = new Hono().onError((error, context) => context.text(error.message, 404)).route('/dev', dev)
  for (const path of ['', `/${newest}`, `/${newest}/html`, `/${newest}/eml`]) {
    expect(await (await app.request(`/dev/mail${path}`, {}, elsewhere)).text()).toBe('NOT_FOUND')
  }
})

function send(id: number, text: string) {
  const body = new URLSearchParams({ text })
  return exports.default.fetch(
    new Request(`${env.ORIGIN}/dev/mail/${id}/answer`, { method: 'POST', body, redirect: 'manual' })
  )
}

describe('a message to which an answer plays', () => {
  const address = 'answering@example.org'

  async function turnMail() {
    const { match, seats } = await seated([], { seats: [{ name: 'Ann', address }] })
    await pass(match, HOUR_MS)
    const mail = (await mailsTo(address)).at(-1) as KeptMail
    return { match, link: seats[0] as string, mail }
  }

  test('has a form, whose answer goes the way of every answer', async () => {
    const { match, link, mail } = await turnMail()
    expect(await (await look(`/${mail.id}`)).text()).toContain(`action="/dev/mail/${mail.id}/answer"`)
    const said = line(await lookAt(link), 'discard')
    const { status, headers } = await send(mail.id, said)
    expect({ status, to: headers.get('Location') }).toEqual({ status: 303, to: `/dev/mail?to=answering%40example.org` })
    expect((await lookAt(link)).draft?.line).toBe(said)
    await pass(match, MINUTE_MS)
    expect((await mailsTo(address)).at(-1)?.text).toMatch(/^Your answer has been played\./)
  })

  test('is sent back where the seat has a new link', async () => {
    const { mail } = await turnMail()
    const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(mail.replyTo ?? '') ?? []
    const forged = `${local.slice(0, -1)}${local.endsWith('a') ? 'b' : 'a'}@${domain}`
    await env.DB.prepare('UPDATE mailbox SET reply_to = ? WHERE id = ?').bind(forged, mail.id).run()
    const answer = await send(mail.id, '1')
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status: 422,
      text: 'Nobody reads mail at this address\n'
    })
  })

  test('is offered as a file, byte for byte as SMTP carries it', async () => {
    const { mail } = await turnMail()
    const file = await look(`/${mail.id}/eml`)
    expect(file.headers.get('Content-Type')).toBe('message/rfc822')
    const to = `${mail.key}@example.org`
    const server = smtpServer(`smtps://boat%40boat.example:p%40ss%3Aword@127.0.0.1:${peers.smtps}`)
    clock.now = () => mail.at
    await smtpMailer(server as SmtpServer).send({ ...mail, to }, mail)
    const [taken] = (await kept()).taken.filter(one => one.to === to)
    expect(taken?.raw.replace(to, mail.to)).toBe(await file.text())
  })

  test('cannot be answered where nobody would read it', async () => {
    expect((await send(newest, '1')).status).toBe(404)
  })
})

import { env, exports } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { writeMessage } from '../../../worker/deliver/mail/index.ts'
import { mailboxMailer, messages } from '../../../worker/deliver/mail/mailbox.ts'
import { dev } from '../../../worker/routes/dev.ts'

const letter = {
  subject: 'Tranquility with Zoë',
  text: 'Your <turn>.',
  html: '<html><head></head><body>Go</body></html>'
}
const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }

let newest = 0

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
  for (const path of ['', `/${newest}`, `/${newest}/html`]) {
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
  for (const path of ['', `/${newest}`, `/${newest}/html`]) {
    expect(await (await app.request(`/dev/mail${path}`, {}, elsewhere)).text()).toBe('NOT_FOUND')
  }
})

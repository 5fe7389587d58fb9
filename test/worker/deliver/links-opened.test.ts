import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { readLink } from '../../../worker/keys/links.ts'
import { answer } from '../answers/posted.ts'
import { act, awaited, call, done, fetchHere, line, NAVIGATION, newKey, open } from '../client.ts'
import { confirmIn, inboxOf, linksIn, mailsTo } from '../post.ts'
import { storageOf } from '../storage.ts'
import { DAY_MS, HOUR_MS, pass, stopClock } from '../time.ts'

/** Scanners and previews open every link of a mail, some of them twice: nothing must come of that. */

beforeEach(stopClock)

const DOMAIN = 'opened.example'
const READERS: readonly Record<string, string>[] = [
  {},
  NAVIGATION,
  { ...NAVIGATION, 'Sec-Purpose': 'prefetch' },
  { Accept: 'application/json' },
  { 'User-Agent': 'curl/8.5.0' }
]

/** All that D1 keeps. */
async function directory(): Promise<unknown> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`
  ).all<{ name: string }>()
  return Promise.all(
    results.map(async ({ name }) => [name, (await env.DB.prepare(`SELECT * FROM ${name}`).all()).results])
  )
}

/** A match that has sent mails of every kind, and the match's id. */
async function mailed(): Promise<string> {
  const seats = ['Ann', 'Ben'].map(name => ({ name, address: `${name}@${DOMAIN}` }))
  const { match, links } = await open([], { seats, links: 'sealed' })
  await pass(match, HOUR_MS)
  const own: string[] = []
  for (const { seat, link } of links.seats) {
    const { body } = await call<{ link: string }>('POST', '/api/seat/take', { link, body: { key: newKey() } })
    own.push(body.link)
    await call('PUT', '/api/seat/delivery', { link: body.link, body: { address: `${seat}@${DOMAIN}` } })
  }
  await pass(match, HOUR_MS)
  for (const seat of [0, 1]) {
    const question = (await mailsTo(`${seat}@${DOMAIN}`)).at(-1)
    if (question) await fetchHere(`/s/${confirmIn(question)}`, { method: 'POST' })
  }
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  await fetchHere(`/s/${links.seats[1]?.link}`, { method: 'POST', body: new URLSearchParams({ send: '1' }) })
  await pass(match, HOUR_MS)
  const { link, envelope } = await awaited(own)
  await act(link, envelope, line(envelope, 'discard'))
  await done(link)
  await pass(match, DAY_MS)
  const { replyTo } = (await mailsTo(`${1 - (envelope.seat ?? 0)}@${DOMAIN}`)).filter(mail => mail.replyTo).at(-1) ?? {}
  await answer({ to: replyTo ?? '', text: 'what?' })
  await pass(match, DAY_MS)
  return match
}

/** Every address of ours in a mail, with all that stands behind it. */
function pathsIn({ text, html, headers }: KeptMail): string[] {
  const all = `${text} ${html.replaceAll('&amp;', '&')} ${Object.values(headers).join(' ')}`
  return [...all.matchAll(/http:\/\/localhost:8417(\/[^\s"<>#]*)/g)].map(([, path]) => path as string)
}

test('opening every link of every mail twice, in any way of reading, changes nothing', async () => {
  const match = await mailed()
  const addresses = ['ann', 'ben', '0', '1'].map(name => `${name}@${DOMAIN}`)
  const spelt = (await Promise.all(addresses.map(inboxOf))).flat().map(({ to }) => to)
  const mails = (await Promise.all([...new Set(spelt)].map(mailsTo))).flat()
  const roles = new Set(mails.flatMap(linksIn).map(link => readLink(link, env)?.role))
  expect([...roles].sort()).toEqual(['confirm', 'seat', 'unsubscribe'])
  expect(mails.filter(({ text }) => text.startsWith('Your answer has not been played')).length).toBe(1)

  const before = { room: await storageOf(match), directory: await directory() }
  for (const path of new Set(mails.flatMap(pathsIn)))
    for (const headers of READERS)
      for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
        const { status } = await fetchHere(path, { method, headers })
        expect(status).toBeLessThan(500)
      }
  expect({ room: await storageOf(match), directory: await directory() }).toEqual(before)
})

import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { readLink } from '../../../worker/keys/links.ts'
import { answer } from '../answers/posted.ts'
import { act, awaited, call, done, fetchHere, line, look, NAVIGATION, newKey, open, seated } from '../client.ts'
import { free, islands, put } from '../planned.ts'
import { confirmIn, inboxOf, linksIn, mailsTo } from '../post.ts'
import { storageOf } from '../storage.ts'
import { DAY_MS, HOUR_MS, pass, passIn, stopClock } from '../time.ts'

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

/** Every link in every way of reading, twice: all that is stored stays as it was. */
async function changesNothing(matches: readonly string[], mails: readonly KeptMail[]) {
  const stored = async () => ({ rooms: await Promise.all(matches.map(storageOf)), directory: await directory() })
  const before = await stored()
  for (const path of new Set(mails.flatMap(pathsIn)))
    for (const headers of READERS)
      for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
        const { status } = await fetchHere(path, { method, headers })
        expect(status).toBeLessThan(500)
      }
  expect(await stored()).toEqual(before)
}

test('opening every link of every mail twice, in any way of reading, changes nothing', async () => {
  const match = await mailed()
  const addresses = ['ann', 'ben', '0', '1'].map(name => `${name}@${DOMAIN}`)
  const spelt = (await Promise.all(addresses.map(inboxOf))).flat().map(({ to }) => to)
  const mails = (await Promise.all([...new Set(spelt)].map(mailsTo))).flat()
  const roles = new Set(mails.flatMap(linksIn).map(link => readLink(link, env)?.role))
  expect([...roles].sort()).toEqual(['confirm', 'seat', 'unsubscribe'])
  expect(mails.filter(({ text }) => text.startsWith('Your answer has not been played')).length).toBe(1)

  await changesNothing([match], mails)
})

/** Two who are told by mail, with nothing due. */
async function playing(name: string, hours: object = {}) {
  const addresses = ['ann', 'ben'].map(one => `${one}-${name}@${DOMAIN}`)
  const seats = addresses.map((address, at) => ({ name: ['Ann', 'Ben'][at] ?? '', address }))
  const opened = await seated([], { seats, pace: 'day' })
  for (const link of opened.seats) await call('PUT', '/api/seat/delivery', { link, body: hours })
  return { ...opened, addresses, host: opened.links.host }
}

/** One match from reminders to its end, with a plan, a nudge and a long sleep between. */
async function untilOver() {
  const { match, seats, addresses, host } = await playing('long')
  const { link: active, envelope } = await awaited(seats)
  const seat = envelope.seat ?? 0
  await pass(match, 5 * DAY_MS)
  await call('POST', '/api/host/nudge', { link: host, body: { seat } })
  await pass(match, 80 * DAY_MS)
  await call('POST', '/api/host/wake', { link: host })
  await pass(match, HOUR_MS)
  const planner = seats[1 - seat] as string
  const [planned = ''] = await islands(planner)
  await put(planner, [free(planned)], 0)
  await act(active, await look(active), line(await look(active), 'discard'))
  await done(active)
  await pass(match, HOUR_MS)
  await call('POST', '/api/seat/delivery/test', { link: active, body: { way: 'mail' } })
  await call('POST', '/api/host/end', { link: host })
  await pass(match, DAY_MS)
  return { matches: [match], addresses }
}

/** Two matches in one letter, and one that is deleted. */
async function together() {
  const gathered = { daily: 18, gathered: true }
  const made = [await playing('daily', gathered), await playing('daily', gathered), await playing('gone')]
  const matches = made.map(({ match }) => match)
  await passIn(matches, DAY_MS)
  await call('POST', '/api/host/delete', { link: made[2]?.host ?? '', body: { sure: true } })
  await passIn(matches, 2 * DAY_MS)
  return { matches, addresses: [...new Set(made.flatMap(one => one.addresses))] }
}

test.each([
  [
    'of a long match',
    untilOver,
    [
      /^It is your turn/,
      /^It is still your turn/,
      /We will not mention this turn again/,
      /^Your host gives you a nudge/,
      /^Is this match still played/,
      /^The match is awake again/,
      /^Your plan was played/,
      /^It works: this is the test/,
      /See how it went/
    ]
  ],
  ['of several matches', together, [/^(A match waits|2 matches wait) for you/, /^This match is gone/]]
])('nothing comes of the links of the letters %s', async (_, sent, kinds) => {
  const { matches, addresses } = await sent()
  const mails = (await Promise.all(addresses.map(mailsTo))).flat()
  for (const kind of kinds) expect(mails.filter(({ text }) => kind.test(text)).length, `${kind}`).toBeGreaterThan(0)
  for (const { headers } of mails) expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  await changesNothing(matches, mails)
})

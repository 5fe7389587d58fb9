import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Tried } from '../../../schema/wire/reached.ts'
import { writeLink } from '../../../worker/keys/links.ts'
import { act, awaited, call, fetchHere, line, look, newKey, open, playOnce } from '../client.ts'
import { replyWith } from '../elsewhere.ts'
import { mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pass, roomOf, SECOND_MS, stopClock } from '../time.ts'

/* A match may ask that every seat proves a way to be told before play begins. */

beforeEach(stopClock)

let people = 0

async function opened(count = 2) {
  const addresses = Array.from({ length: count }, () => `proven${++people}@example.org`)
  const seats = addresses.map((address, at) => ({ name: `P${at}`, address }))
  const { match, links } = await open([], { seats, proven: true, pace: 'none' })
  return { match, addresses, host: links.host, seats: links.seats.map(({ link }) => link) }
}

/** Takes a seat by the mail that invited to it, or by its link alone. */
const take = (match: string, link: string, seat: number, how: 'mail' | 'link') => {
  const via = writeLink({ match, role: 'confirm', seat, generation: 0 }, env)
  return call('POST', '/api/seat/take', { link, body: { ...(how === 'mail' && { via }), key: newKey() } })
}
const set = (link: string, body: object) => call('PUT', '/api/seat/delivery', { link, body })
const trial = (link: string) => call<Tried>('POST', '/api/seat/delivery/test', { link, body: { way: 'webhook' } })
const hook = () => ({ webhook: { kind: 'json', address: `https://hooks.example.org/${crypto.randomUUID()}` } })

test('nobody plays before every seat has proven a way, and everybody sees whose is missing', async () => {
  const { match, seats, host } = await opened()
  const [ann = '', ben = ''] = seats
  await take(match, ann, 0, 'mail')
  await take(match, ben, 1, 'link')
  for (const link of seats) {
    const envelope = await look(link)
    expect(envelope).toMatchObject({ awaits: [], choices: [], unproven: [1] })
    const refused = await act(link, envelope, '-1 -2')
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'NOT_BEGUN', facts: { names: ['P1'] } }])
    expect(refused.body.message).toContain('P1')
    expect((await look(link)).version).toBe(0)
  }
  const { body } = await call<Opened>('GET', '/api/host', { link: host })
  expect((await look(body.links.watcher.slice(-39))).unproven).toEqual([1])
})

test('when the last has proven one the match begins, and the first seat is told', async () => {
  const { match, seats, addresses } = await opened()
  await take(match, seats[0] ?? '', 0, 'mail')
  await pass(match, 3 * DAY_MS)
  const before = (await Promise.all(addresses.map(mailsTo))).flat().length
  await take(match, seats[1] ?? '', 1, 'mail')
  const { envelope, link } = await awaited(seats)
  expect(envelope.unproven).toBeUndefined()
  expect(envelope.awaitedSince).toBe(envelope.at)
  await pass(match, 89 * SECOND_MS)
  expect((await Promise.all(addresses.map(mailsTo))).flat()).toHaveLength(before)
  await pass(match, SECOND_MS)
  expect((await mailsTo(addresses[envelope.seat ?? 0] ?? '')).at(-1)?.subject).toContain('Your turn')
  expect((await act(link, envelope, line(envelope))).status).toBe(200)
})

test('a webhook proves one once its test has arrived, and a calendar never', async () => {
  const { match, seats } = await opened()
  const [ann = '', ben = ''] = seats
  await take(match, ann, 0, 'mail')
  await take(match, ben, 1, 'link')
  await set(ben, { feed: 'on' })
  const given = hook()
  await set(ben, given)
  expect((await look(ben)).unproven).toEqual([1])
  await replyWith({ url: given.webhook.address, status: 500 })
  expect((await trial(ben)).body.state).toBe('busy')
  expect((await look(ben)).unproven).toEqual([1])
  const other = hook()
  await set(ben, other)
  expect((await trial(ben)).body.state).toBe('sent')
  expect((await look(ben)).unproven).toBeUndefined()
})

test('a webhook that was put in the place of the tested one proves nothing', async () => {
  const { match, seats } = await opened(3)
  const [ann = ''] = seats
  await take(match, ann, 0, 'link')
  await set(ann, hook())
  await trial(ann)
  expect((await look(ann)).unproven).toEqual([1, 2])
  await pass(match, MINUTE_MS)
  await set(ann, hook())
  expect((await look(ann)).unproven).toEqual([0, 1, 2])
})

test('a seat that loses its way later stops nothing', async () => {
  const { match, seats } = await opened()
  for (const [at, link] of seats.entries()) await take(match, link, at, 'mail')
  await set(seats[0] ?? '', { address: null })
  expect((await look(seats[0] ?? '')).unproven).toBeUndefined()
  expect((await playOnce(seats)).version).toBe(1)
})

test('those who would rather not go on need not wait for that', async () => {
  const { match, seats } = await opened()
  for (const [at, link] of seats.entries()) await take(match, link, at, 'link')
  for (const link of seats) expect((await act(link, await look(link), 'stop')).status).toBe(200)
  await pass(match, HOUR_MS)
  expect(await look(seats[0] ?? '')).toMatchObject({ result: { outcome: 'stopped' } })
})

test('a room that was lost or has slept waits as before, and goes on as before', async () => {
  const { match, seats } = await opened()
  await take(match, seats[0] ?? '', 0, 'mail')
  await take(match, seats[1] ?? '', 1, 'link')
  await pass(match, HOUR_MS)
  await loseStorage(match)
  expect((await look(seats[0] ?? '')).unproven).toEqual([1])
  await set(seats[1] ?? '', hook())
  await trial(seats[1] ?? '')
  const { awaitedSince } = await look(seats[0] ?? '')
  await pass(match, HOUR_MS)
  await evictDurableObject(roomOf(match))
  await loseStorage(match)
  expect(await look(seats[0] ?? '')).toMatchObject({ awaitedSince })
  expect((await look(seats[0] ?? '')).unproven).toBeUndefined()
})

test('where nobody asks for that, a match begins at once', async () => {
  const { links } = await open(['Ann', 'Ben'])
  const [ann = ''] = links.seats.map(({ link }) => link)
  expect((await look(ann)).unproven).toBeUndefined()
})

test.each(LANGUAGES)('invitation, seat, host and terminal say so (%s)', async language => {
  const { match, seats, host } = await opened()
  const [ann = '', ben = ''] = seats
  const read = async (link: string, accept: string) =>
    (
      await fetchHere(`/s/${link.slice(-39)}?lang=${language}`, {
        headers: { Accept: accept, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
      })
    ).text()
  const { invitationWords, hostWords, textWords } = await import('../../../web/words/index.ts')
  expect(await read(ben, 'text/html')).toContain(invitationWords[language].take.proven)
  await take(match, ann, 0, 'link')
  await call('PUT', '/api/seat/profile', { link: ann, body: { language } })
  const missing = textWords[language].unproven(['P0', 'P1'])
  expect(await read(ann, 'text/html')).toContain(missing)
  expect(await read(ann, 'text/plain')).toContain(missing)
  expect(await read(host, 'text/html')).toContain(hostWords[language].unproven(['P0', 'P1']))
  const { body } = await call<Failure>('POST', '/api/seat/actions', {
    link: ann,
    body: { line: '-1 -2', version: 0, key: newKey() }
  })
  expect(body.message).toBe(missing)
})

test('nobody is nudged before play has begun', async () => {
  const { match, seats, host } = await opened()
  await take(match, seats[0] ?? '', 0, 'mail')
  await take(match, seats[1] ?? '', 1, 'link')
  for (const seat of [0, 1]) {
    const { body } = await call<Failure>('POST', '/api/host/nudge', { link: host, body: { seat } })
    expect(body.code).toBe('NOT_AWAITED')
  }
})

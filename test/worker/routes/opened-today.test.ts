import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import worker from '../../../worker/index.ts'
import { call, look, NAVIGATION, newKey, open, playOnce, seated, stopAll, wishes } from '../client.ts'
import { DAY_MS, HOUR_MS, later, pass, stopClock } from '../time.ts'

/** Whoever opens matches without an end is told to come back tomorrow; nobody who plays notices. */

beforeEach(async () => {
  stopClock()
  await env.DB.exec('DELETE FROM networks')
})

interface Asked {
  readonly network?: string
  readonly all?: number
  readonly byNetwork?: number
  readonly key?: string
  readonly headers?: Record<string, string>
}

/** Opens a match where so many may be opened a day. */
function opening({ network = '2001:db8:1:1::1', all = 1000, byNetwork = 1000, key = newKey(), headers = {} }: Asked) {
  const limits = { ...env, OPENED_A_DAY: `${all}`, OPENED_A_DAY_BY_NETWORK: `${byNetwork}` }
  // By the minute it may open more than a test does.
  const LIMIT_OPEN = { limit: async () => ({ success: true }) }
  const body = JSON.stringify({ ...wishes(['Ann', 'Ben']), key })
  const init = { method: 'POST', body, headers: { 'CF-Connecting-IP': network, ...headers } }
  return worker.fetch(new Request('http://localhost:8417/api/matches', init), { ...limits, LIMIT_OPEN })
}

async function statuses(count: number, asked: Asked): Promise<number[]> {
  const all: number[] = []
  for (let made = 0; made < count; made++) all.push((await opening(asked)).status)
  return all
}

const counted = async () =>
  (await env.DB.prepare('SELECT network, opened FROM networks ORDER BY network').all()).results

test('one network may open so many a day, whichever of its addresses it uses, and others as many', async () => {
  expect(await statuses(3, { byNetwork: 2 })).toEqual([201, 201, 429])
  expect(await statuses(1, { byNetwork: 2, network: '2001:db8:1:1:ffff::9' })).toEqual([429])
  expect(await statuses(1, { byNetwork: 2, network: '2001:db8:1:2::1' })).toEqual([201])
  later(DAY_MS)
  expect(await statuses(3, { byNetwork: 2 })).toEqual([201, 201, 429])
})

test('what a clock has counted that was days ahead closes nothing', async () => {
  later(9 * DAY_MS)
  expect(await statuses(3, { byNetwork: 2 })).toEqual([201, 201, 429])
  later(-9 * DAY_MS)
  expect(await statuses(3, { byNetwork: 2 })).toEqual([201, 201, 429])
})

test('all together may open so many, and a service that is closed opens none', async () => {
  for (const network of ['a', 'b', 'c']) expect(await statuses(1, { all: 3, network })).toEqual([201])
  expect(await statuses(1, { all: 3, network: 'd' })).toEqual([429])
  expect(await statuses(1, { all: 0, network: 'e' })).toEqual([429])
})

test('however many ask at once, no more are opened than may be', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => opening({ all: 5, byNetwork: 3, network: `n${at % 4}` }))
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
})

test.each([
  ['en', 'So many matches were opened today that no new one can be: try again in 15 hours.'],
  ['de', 'Heute wurden so viele Partien eröffnet, dass keine neue mehr geht: Versuch es in 15 Stunden noch einmal.'],
  ['fr', 'Tant de parties ont été ouvertes aujourd’hui qu’aucune nouvelle n’est possible : réessaie dans 15 heures.']
])('whoever is over it is told so and when, in "%s"', async (language, sentence) => {
  const answer = await opening({ all: 0, headers: { 'Accept-Language': language } })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, `${(15 * HOUR_MS) / 1000}`])
  const { code, message } = (await answer.json()) as Failure
  expect([code, message.startsWith(sentence)]).toEqual(['NO_MORE_TODAY', true])
})

test('what is refused writes nothing, and what is opened two rows', async () => {
  await opening({ byNetwork: 1 })
  const before = await counted()
  expect(before).toEqual([
    { network: '', opened: 1 },
    { network: expect.stringMatching(/^[0-9a-f]{64}$/), opened: 1 }
  ])
  await statuses(5, { byNetwork: 1 })
  expect(await counted()).toEqual(before)
})

test('a match that was opened is found again by its key, though no more may be', async () => {
  const key = newKey()
  const first = (await (await opening({ byNetwork: 1, key })).json()) as Opened
  await pass(first.match, HOUR_MS)
  const again = await opening({ byNetwork: 1, key })
  expect([again.status, ((await again.json()) as Opened).match]).toEqual([201, first.match])
  expect((await opening({ byNetwork: 1 })).status).toBe(429)
})

test('matches that go on are played on, and one that is over is not followed by another before tomorrow', async () => {
  const { seats } = await seated()
  expect(await statuses(1, { all: 0 })).toEqual([429])
  const { version } = await look(seats[0] as string)
  await playOnce(seats)
  expect((await look(seats[0] as string)).version).toBe(version + 1)
  await stopAll(seats)
  const again = (more: object) =>
    worker.fetch(
      new Request('http://localhost:8417/api/seat/again', {
        method: 'POST',
        body: '{}',
        headers: { Authorization: `Seat ${seats[0]}`, 'CF-Connecting-IP': newKey() }
      }),
      { ...env, ...more }
    )
  expect((await again({ OPENED_A_DAY: '0' })).status).toBe(429)
  expect((await again({})).status).toBe(200)
})

test('boats that are made count with matches, and one that was made is found again by its key', async () => {
  const LIMIT_OPEN = { limit: async () => ({ success: true }) }
  const limits = { ...env, LIMIT_OPEN, OPENED_A_DAY: '1000', OPENED_A_DAY_BY_NETWORK: '2' }
  const made = async (key = newKey(), network = '2001:db8:1:1::1') => {
    const init = { method: 'POST', body: JSON.stringify({ key }), headers: { 'CF-Connecting-IP': network } }
    return worker.fetch(new Request('http://localhost:8417/api/boat', init), limits)
  }
  const key = newKey()
  expect([(await made(key)).status, (await made(key)).status, (await made()).status]).toEqual([201, 201, 201])
  const refused = await made()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, `${(15 * HOUR_MS) / 1000}`])
  expect([(await made(key)).status, (await made(newKey(), 'elsewhere')).status]).toEqual([201, 201])
  expect(await statuses(1, { byNetwork: 2 })).toEqual([429])
  later(DAY_MS)
  expect((await made()).status).toBe(201)
})

test('a page without scripts says it too, and keeps what was filled in', async () => {
  const fields = { game: 'tranquility', seats: '2', name0: 'Ann', name1: 'Ben', key: newKey() }
  const request = new Request('http://localhost:8417/api/matches', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...NAVIGATION, 'CF-Connecting-IP': newKey() }
  })
  const answer = await worker.fetch(request, { ...env, OPENED_A_DAY: '0' })
  const text = await answer.text()
  expect([answer.status, text.includes('no new one can be'), text.includes('value="Ann"')]).toEqual([429, true, true])
})

test('on one’s own machine there is no limit, and without D1 nothing is counted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.DB.exec(`INSERT INTO networks (network, day, addresses, opened) VALUES ('', 999999, 0, 100000)`)
  expect((await open(['Ann', 'Ben'])).match).toMatch(/^[0-9a-f]{20}$/)
  await env.DB.exec('ALTER TABLE networks RENAME TO lost_networks')
  const { status } = await call('POST', '/api/matches', { body: wishes(['Ann', 'Ben']) })
  await env.DB.exec('ALTER TABLE lost_networks RENAME TO networks')
  expect(status).toBe(201)
})
